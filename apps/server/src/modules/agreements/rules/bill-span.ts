// Since when a list of bills reaches back where nobody said it: there are many, and the newest are
// asked for most. What is still owed is listed however old it is.
import { instantOf, type BillState } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';

export interface AskedBills {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly state?: BillState | undefined;
}

interface Reach {
  readonly now: number;
  /** Where nobody said since when; of few bills all are listed. */
  readonly days: number | 'all';
}

export interface BillSpan {
  readonly from: number | undefined;
  readonly until: number | undefined;
  /** Where `from` was not asked for; null: it was, or the list has no beginning. */
  readonly since: number | null;
}

const openStates: readonly (BillState | undefined)[] = ['unpaid', 'overdue'];

export function billSpan(
  { startDate, endDate, state }: AskedBills,
  { now, days }: Reach,
): BillSpan {
  const from = instantOf(startDate, 'start');
  const until = instantOf(endDate, 'end');
  if (from !== undefined || days === 'all' || openStates.includes(state))
    return { from, until, since: null };
  const since = startOfDay(dayAt(Math.min(until ?? now, now)) - days);
  return { from: since, until, since };
}
