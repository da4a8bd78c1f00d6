// Lists the writers hidden by the member, in the order in which they were hidden.
import type { chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { writerIdOf } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { readIgnored } from '../store/person-store.ts';

export const listIgnoredWriters =
  (ports: ChatPorts): Action<typeof chatRooms.listIgnoredWriters> =>
  async ({ caller: { playerId } }) => {
    const ignored = await readIgnored(ports.database.kysely, playerId);
    const list = ignored.map(({ writerPlayerId, name }) => ({
      writerId: writerIdOf(ports, writerPlayerId),
      name,
    }));
    return { list };
  };
