// Puts the rooms in their order: each of them once.
import { isRefusal, refuse, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { lockRooms, readRooms, writeRoomOrder } from '../store/room-store.ts';
import { tellDesk, tellRooms } from '../tell.ts';
import { roomFacts } from './list-desk-rooms.ts';

export const orderRooms =
  (ports: ChatPorts): Action<typeof chatDesk.orderRooms> =>
  async ({ caller: staff, input: { roomIds } }) => {
    const refused = await ports.database.transaction(async (tx) => {
      await lockRooms(tx);
      const before = (await readRooms(tx)).map(({ roomId }) => roomId);
      const isWhole =
        roomIds.length === before.length && before.every((roomId) => roomIds.includes(roomId));
      if (!isWhole) return refuse('order-incomplete');
      await writeRoomOrder(tx, roomIds);
      const note = { staff, action: 'order-chat-rooms', subject: 'chat-rooms' };
      await ports.audit(tx, { ...note, before, after: roomIds });
      await tellRooms(ports, tx);
      await tellDesk(ports, tx);
      return undefined;
    });
    return isRefusal(refused) ? refused : roomFacts(ports.database.kysely);
  };
