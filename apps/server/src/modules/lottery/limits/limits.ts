// Limits of staff on one member and on one issue. They are judged in the transaction of the slips;
// what an issue pays a member is also kept in memory, as slips are struck at it.
import type { Units } from '@baize/money';
import { keep } from '../../../platform/kept/index.ts';
import { getIssueLimit } from './actions/get-issue-limit.ts';
import { getMemberLimits } from './actions/get-member-limits.ts';
import { setIssueLimit } from './actions/set-issue-limit.ts';
import { setMemberLimit } from './actions/set-member-limit.ts';
import type { LimitsPorts } from './ports.ts';
import { readPayoutLimits } from './store/limits.ts';

/** No issue is limited longer before its draw. */
const aheadMs = 33 * 24 * 3_600_000;

export function createLimits(ports: LimitsPorts) {
  const { bus, log, metrics, database, clock } = ports;
  const none: ReadonlyMap<string, Units> = new Map();
  const kept = keep({
    name: 'lottery_issue_limits',
    bus,
    log,
    metrics,
    fresh: none,
    read: () => readPayoutLimits(database.kysely, clock.now() - aheadMs),
  });
  return {
    start: kept.start,
    stop: kept.stop,
    issueCapOf: (eventId: string): Units | null => kept.current().get(eventId) ?? null,
    actions: {
      getMemberLimits: getMemberLimits(ports),
      setMemberLimit: setMemberLimit(ports),
      getIssueLimit: getIssueLimit(ports),
      setIssueLimit: setIssueLimit(ports, kept.changed),
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
