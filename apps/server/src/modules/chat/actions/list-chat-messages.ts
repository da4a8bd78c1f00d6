// One page of a room, as the caller reads it.
import { refuse, type chatRooms } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { factOf } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { refusalOfReading } from '../rules/standing.ts';
import { readStanding } from '../standing-of.ts';
import { lastSeqs, readPageOf, roomChannel } from '../store/message-store.ts';
import { readMarks } from '../store/person-store.ts';
import { readRoom } from '../store/room-store.ts';

const defaultSize = 40;

export const listChatMessages =
  (ports: ChatPorts): Action<typeof chatRooms.listChatMessages> =>
  async ({ caller, input: { roomId, before, after, size = defaultSize }, now }) => {
    const on = ports.database.kysely;
    const { playerId } = caller;
    const room = await readRoom(on, roomId);
    if (room === undefined || room.state === 'hidden') return refuse('chat-room-unknown');
    const refused = refusalOfReading(await readStanding(ports, on, caller, now));
    if (refused) return refused;
    const channel = roomChannel(roomId);
    // The number is read first: what is said meanwhile is then at worst fetched once more.
    const lastSeq = (await lastSeqs(on, [channel])).get(channel) ?? 0;
    const page = await readPageOf(on, { channel, before, after, size }, playerId);
    return {
      list: page.rows.map((row) => factOf(ports, row)),
      hasEarlier: page.hasEarlier,
      lastSeq: Math.max(lastSeq, page.rows.at(-1)?.seq ?? 0),
      readSeq: (await readMarks(on, playerId)).get(channel) ?? 0,
    };
  };
