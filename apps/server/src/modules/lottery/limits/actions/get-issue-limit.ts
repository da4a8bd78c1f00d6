// Gets the limit that staff set for an issue.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { eventIdOf } from '../../../wagering/index.ts';
import type { LimitsPorts } from '../ports.ts';
import { printed } from '../shown.ts';
import { readIssueLimit } from '../store/limits.ts';

export function getIssueLimit(ports: LimitsPorts): Action<typeof lottery.getIssueLimit> {
  return async ({ input: { gameCode, issue } }) => {
    const eventId = eventIdOf({ gameCode, name: issue });
    if (!(await ports.wagering.eventOf(eventId))) return refuse('issue-unknown');
    const limit = await readIssueLimit(ports.database.kysely, eventId);
    return {
      exposureMost: printed(limit?.exposureMost ?? null),
      payoutMost: printed(limit?.payoutMost ?? null),
      set: limit ? { at: limit.at, by: limit.by, reason: limit.reason } : null,
    };
  };
}
