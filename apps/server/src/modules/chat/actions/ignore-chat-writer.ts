// Hides the writer of a message from this member; customer service cannot be hidden.
import { refuse, type chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { findMessage, roomOf } from '../store/message-store.ts';
import { writeIgnored } from '../store/person-store.ts';
import { tellStanding } from '../tell.ts';

export const ignoreChatWriter =
  (ports: ChatPorts): Action<typeof chatRooms.ignoreChatWriter> =>
  async ({ caller: { playerId }, input: { messageId }, now }) => {
    const message = await findMessage(ports.database.kysely, messageId);
    const writer = message?.playerId ?? null;
    if (!message || writer === null || roomOf(message.channel) === undefined) {
      return refuse('chat-message-unknown');
    }
    if (writer === playerId) return refuse('chat-message-own');
    await ports.database.transaction(async (tx) => {
      await writeIgnored(tx, { playerId, writerPlayerId: writer, name: message.name, now });
      await tellStanding(ports, tx, playerId);
    });
    return { done: true };
  };
