// Talks with members, those that wait longest first, and how much waits in all.
import type { chatServiceDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { threadFacts } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { countReported } from '../store/report-store.ts';
import { countWaiting, readThreads } from '../store/thread-store.ts';

export const listThreads =
  (ports: ChatPorts): Action<typeof chatServiceDesk.listThreads> =>
  async ({ caller, input: { view = 'waiting', pageNo = 1, pageSize = 20 } }) => {
    const on = ports.database.kysely;
    const search = { view, staff: caller.username, pageNo, pageSize };
    const { list, total } = await readThreads(on, search);
    return {
      list: await threadFacts(ports, list),
      total,
      waiting: await countWaiting(on),
      reports: await countReported(on),
    };
  };
