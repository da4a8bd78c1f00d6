// Opens a new room, the last in the order.
import { isRefusal, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { roomFact } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { draftOf } from '../rules/room.ts';
import { lockRooms, readRooms, writeRoom, type Room } from '../store/room-store.ts';
import { tellDesk, tellRooms } from '../tell.ts';

export const createRoom =
  (ports: ChatPorts): Action<typeof chatDesk.createRoom> =>
  async ({ caller: staff, input, now }) => {
    const draft = draftOf(input);
    if (isRefusal(draft)) return draft;
    const roomId = newId(now, ports.randomness);
    const room = await ports.database.transaction(async (tx): Promise<Room> => {
      await lockRooms(tx);
      const places = (await readRooms(tx)).map(({ position }) => position);
      const made = { roomId, ...draft, position: Math.max(0, ...places) + 1 };
      await writeRoom(tx, made, now);
      const note = { staff, action: 'create-chat-room', subject: `chat-room:${roomId}` };
      await ports.audit(tx, { ...note, before: null, after: draft });
      await tellRooms(ports, tx);
      await tellDesk(ports, tx);
      return made;
    });
    return roomFact(room, new Map());
  };
