// Every room in its order, with how many messages it ever had.
import type { chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { roomFact } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { lastSeqs, roomChannel } from '../store/message-store.ts';
import { readRooms } from '../store/room-store.ts';

export const listDeskRooms =
  ({ database }: ChatPorts): Action<typeof chatDesk.listDeskRooms> =>
  () =>
    roomFacts(database.kysely);

export async function roomFacts(on: Queryable) {
  const rooms = await readRooms(on);
  const last = await lastSeqs(
    on,
    rooms.map(({ roomId }) => roomChannel(roomId)),
  );
  return { rooms: rooms.map((room) => roomFact(room, last)) };
}
