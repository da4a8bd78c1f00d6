// The dashboard: what needs attention, and the figures of the day.
import { dayAt, printUnits, startOfDay } from '@baize/money';
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorPorts } from '../ports.ts';

const dayMs = 24 * 3_600_000;

export function getDashboard(ports: OperatorPorts): Action<typeof operator.getDashboard> {
  return async ({ now }) => {
    const since = startOfDay(dayAt(now));
    const [counts, played, moved, membersToday, booksBalanced, troubles] = await Promise.all([
      ports.money.withdrawalCounts(),
      ports.play.houseSums(ports.currency, since),
      ports.money.since(since),
      ports.members.registeredSince(since),
      ports.money.booksBalanced(),
      ports.troubles(now - dayMs),
    ]);
    return {
      withdrawalsPending: counts.pending,
      withdrawalsApproved: counts.approved,
      withdrawalsAwaitingReceipt: counts.awaitingReceipt,
      withdrawalsDisputed: counts.disputed,
      stakedToday: printUnits(played.staked, 2),
      paidToday: printUnits(played.paid, 2),
      depositedToday: printUnits(moved.deposited, 2),
      withdrawnToday: printUnits(moved.withdrawn, 2),
      membersToday,
      currency: ports.currency,
      booksBalanced,
      undelivered: [...troubles],
    };
  };
}
