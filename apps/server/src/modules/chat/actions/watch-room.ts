// One page of a room as staff read it: with who wrote what, also what was removed.
import { refuse, type chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { deskFacts } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { lastSeqs, readPage, roomChannel } from '../store/message-store.ts';
import { readRoom } from '../store/room-store.ts';

const defaultSize = 40;

export const watchRoom =
  (ports: ChatPorts): Action<typeof chatDesk.watchRoom> =>
  async ({ input: { roomId, before, after, size = defaultSize } }) => {
    const on = ports.database.kysely;
    if (!(await readRoom(on, roomId))) return refuse('chat-room-unknown');
    const channel = roomChannel(roomId);
    const page = await readPage(on, { channel, before, after, size });
    return {
      list: await deskFacts(ports, on, page.rows),
      hasEarlier: page.hasEarlier,
      lastSeq: (await lastSeqs(on, [channel])).get(channel) ?? 0,
      readSeq: 0,
    };
  };
