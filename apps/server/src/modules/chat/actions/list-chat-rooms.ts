// Lists the rooms for one member: names in their language, conditions for writing, and unread
// counts. A room that the member never opened shows no count.
import type { chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { nameOf } from '../facts.ts';
import { meetsOf } from '../meets.ts';
import type { ChatPorts } from '../ports.ts';
import { mayRead } from '../rules/standing.ts';
import { readStanding } from '../standing-of.ts';
import { lastSeqs, roomChannel } from '../store/message-store.ts';
import { readMarks } from '../store/person-store.ts';
import { readRooms } from '../store/room-store.ts';

export const listChatRooms =
  (ports: ChatPorts): Action<typeof chatRooms.listChatRooms> =>
  async ({ caller, locale, now }) => {
    const on = ports.database.kysely;
    if (!mayRead(await readStanding(ports, on, caller, now))) return { list: [] };
    const rooms = (await readRooms(on)).filter(({ state }) => state !== 'hidden');
    const last = await lastSeqs(
      on,
      rooms.map(({ roomId }) => roomChannel(roomId)),
    );
    const marks = await readMarks(on, caller.playerId);
    const meets = meetsOf(ports, caller.playerId);
    const list = await Promise.all(
      rooms.map(async (room) => {
        const channel = roomChannel(room.roomId);
        const lastSeq = last.get(channel) ?? 0;
        const readSeq = marks.get(channel) ?? 0;
        return {
          roomId: room.roomId,
          name: nameOf(room, locale),
          language: room.language,
          isOpen: room.state === 'open',
          slowSeconds: room.slowSeconds,
          writing: room.writing,
          isMet: !caller.demo && (await meets(room.writing)),
          unread: marks.has(channel) ? Math.max(0, lastSeq - readSeq) : 0,
          lastSeq,
          readSeq,
        };
      }),
    );
    return { list };
  };
