// Limits of staff on one member, on one issue and on single numbers. They are judged in the
// transaction of the slips; what slips are struck at is also kept in memory.
import type { Units } from '@baize/money';
import { keep } from '../../../platform/kept/index.ts';
import { getIssueLimit } from './actions/get-issue-limit.ts';
import { getLimitedNumbers } from './actions/get-limited-numbers.ts';
import { getMemberLimits } from './actions/get-member-limits.ts';
import { setIssueLimit } from './actions/set-issue-limit.ts';
import { setLimitedNumbers } from './actions/set-limited-numbers.ts';
import { setMemberLimit } from './actions/set-member-limit.ts';
import type { LimitsPorts } from './ports.ts';
import { createLimitedOf, type IssueLimited, type LimitedList } from './rules/limited-list.ts';
import { readLists } from './store/limited.ts';
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
  const joinedOnce = createLimitedOf();
  const noLists: ReadonlyMap<string, LimitedList> = new Map();
  const lists = keep({
    name: 'lottery_limited_numbers',
    bus,
    log,
    metrics,
    fresh: noLists,
    read: async () => {
      const read = await readLists(database.kysely, clock.now() - aheadMs);
      return new Map(read.map((list) => [`${list.gameCode} ${list.issue}`, list]));
    },
  });
  return {
    async start(): Promise<void> {
      await kept.start();
      await lists.start();
    },
    async stop(): Promise<void> {
      await lists.stop();
      await kept.stop();
    },
    issueCapOf: (eventId: string): Units | null => kept.current().get(eventId) ?? null,
    limitedOf(gameCode: string, issue: string): IssueLimited {
      const known = lists.current();
      return joinedOnce(known.get(`${gameCode} `), known.get(`${gameCode} ${issue}`));
    },
    actions: {
      getLimitedNumbers: getLimitedNumbers(ports),
      setLimitedNumbers: setLimitedNumbers(ports, lists.changed),
      getMemberLimits: getMemberLimits(ports),
      setMemberLimit: setMemberLimit(ports),
      getIssueLimit: getIssueLimit(ports),
      setIssueLimit: setIssueLimit(ports, kept.changed),
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
