// The caller's own talk with customer service. Whose it is follows from the session alone.
import type { chatService } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { factOf } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { lastSeqs, readPage, threadChannel } from '../store/message-store.ts';
import { readMarks } from '../store/person-store.ts';
import { readThreadOf } from '../store/thread-store.ts';

const defaultSize = 40;
const nothing = { list: [], hasEarlier: false, lastSeq: 0, readSeq: 0 };

export const getServiceChat =
  (ports: ChatPorts): Action<typeof chatService.getServiceChat> =>
  async ({ caller: { playerId }, input: { before, after, size = defaultSize } }) => {
    const on = ports.database.kysely;
    const thread = await readThreadOf(on, playerId);
    if (!thread) return { isOpen: true, isTaken: false, ...nothing };
    const channel = threadChannel(thread.threadId);
    const lastSeq = (await lastSeqs(on, [channel])).get(channel) ?? 0;
    const page = await readPage(on, { channel, before, after, size });
    return {
      isOpen: thread.isOpen,
      isTaken: thread.isOpen && thread.takenBy !== '',
      list: page.rows.map((row) => factOf(ports, row)),
      hasEarlier: page.hasEarlier,
      lastSeq: Math.max(lastSeq, page.rows.at(-1)?.seq ?? 0),
      readSeq: (await readMarks(on, playerId)).get(channel) ?? 0,
    };
  };
