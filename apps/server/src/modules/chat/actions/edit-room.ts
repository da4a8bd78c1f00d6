// Changes a room; open pages show it at once.
import { isRefusal, refuse, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { roomFact } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { draftOf } from '../rules/room.ts';
import { lastSeqs, roomChannel } from '../store/message-store.ts';
import { lockRooms, readRoom, writeRoom } from '../store/room-store.ts';
import { tellDesk, tellRooms } from '../tell.ts';

export const editRoom =
  (ports: ChatPorts): Action<typeof chatDesk.editRoom> =>
  async ({ caller: staff, input: { roomId, ...written }, now }) => {
    const changed = await ports.database.transaction(async (tx) => {
      await lockRooms(tx);
      const room = await readRoom(tx, roomId);
      if (!room) return refuse('chat-room-unknown');
      const draft = draftOf(written);
      if (isRefusal(draft)) return draft;
      const next = { ...room, ...draft };
      await writeRoom(tx, next, now);
      const note = { staff, action: 'edit-chat-room', subject: `chat-room:${roomId}` };
      await ports.audit(tx, { ...note, before: draftOf(room), after: draft });
      await tellRooms(ports, tx);
      await tellDesk(ports, tx);
      return next;
    });
    if (isRefusal(changed)) return changed;
    return roomFact(changed, await lastSeqs(ports.database.kysely, [roomChannel(roomId)]));
  };
