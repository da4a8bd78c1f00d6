// One talk as staff read it. Its newest page counts as read, for all of staff.
import { refuse, type chatServiceDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { deskFacts, threadFacts } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { lastSeqs, readPage, threadChannel } from '../store/message-store.ts';
import { moveStaffMark, readListed } from '../store/thread-store.ts';
import { tellDesk } from '../tell.ts';

const defaultSize = 40;

export const readThread =
  (ports: ChatPorts): Action<typeof chatServiceDesk.readThread> =>
  async ({ input: { threadId, before, after, size = defaultSize } }) => {
    const on = ports.database.kysely;
    const channel = threadChannel(threadId);
    const page = await readPage(on, { channel, before, after, size });
    const last = page.rows.at(-1)?.seq ?? 0;
    if (before === undefined) {
      await ports.database.transaction(async (tx) => {
        if (await moveStaffMark(tx, threadId, last)) await tellDesk(ports, tx);
      });
    }
    const found = await readListed(on, threadId);
    if (!found) return refuse('chat-thread-unknown');
    const [thread] = await threadFacts(ports, [found]);
    if (!thread) return refuse('chat-thread-unknown');
    return {
      thread,
      list: await deskFacts(ports, on, page.rows),
      hasEarlier: page.hasEarlier,
      lastSeq: (await lastSeqs(on, [channel])).get(channel) ?? last,
      readSeq: found.staffReadSeq,
    };
  };
