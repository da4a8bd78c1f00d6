// Shows a writer's messages to this member again.
import { refuse, type chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { writerIdOf } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { deleteIgnored, readIgnored } from '../store/person-store.ts';
import { tellStanding } from '../tell.ts';

export const stopIgnoringWriter =
  (ports: ChatPorts): Action<typeof chatRooms.stopIgnoringWriter> =>
  async ({ caller: { playerId }, input: { writerId } }) => {
    const ignored = await readIgnored(ports.database.kysely, playerId);
    const writer = ignored.find(
      ({ writerPlayerId }) => writerIdOf(ports, writerPlayerId) === writerId,
    );
    if (!writer) return refuse('chat-writer-unknown');
    await ports.database.transaction(async (tx) => {
      await deleteIgnored(tx, playerId, writer.writerPlayerId);
      await tellStanding(ports, tx, playerId);
    });
    return { done: true };
  };
