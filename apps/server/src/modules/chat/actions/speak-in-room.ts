// The house says something in a room, once for an intent, also where it is closed for members.
import { chatTextMax, isRefusal, refuse, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { factOf } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { cleanText, lengthOf } from '../rules/text.ts';
import { addMessage, findMessage, lockPerson, roomChannel } from '../store/message-store.ts';
import { readRoom } from '../store/room-store.ts';
import { tellRoom } from '../tell.ts';

export const speakInRoom =
  (ports: ChatPorts): Action<typeof chatDesk.speakInRoom> =>
  async ({ caller: staff, input: { roomId, text: written }, intent, now }) => {
    const said = await ports.database.transaction(async (tx) => {
      if (!(await readRoom(tx, roomId))) return refuse('chat-room-unknown');
      const channel = roomChannel(roomId);
      const messageId = digestOf(`staff ${staff.staffId} ${channel} ${intent}`);
      await lockPerson(tx, `staff ${staff.staffId}`);
      const first = await findMessage(tx, messageId);
      if (first) return first;
      const text = cleanText(written);
      if (text === '') return refuse('chat-text-empty');
      if (lengthOf(text) > chatTextMax) {
        return refuse('chat-text-long', { facts: { max: chatTextMax } });
      }
      const message = await addMessage(tx, {
        messageId,
        channel,
        voice: 'house',
        playerId: null,
        staff: staff.username,
        name: '',
        text,
        isTrimmed: false,
        echo: '',
        sentAt: now,
      });
      const note = { staff, action: 'speak-in-chat-room', subject: `chat-room:${roomId}` };
      await ports.audit(tx, { ...note, before: null, after: { text } });
      await tellRoom(ports, tx, message);
      return message;
    });
    return isRefusal(said) ? said : factOf(ports, said);
  };
