// The spans of the dashboard, from facts of hours: the hours of a day, and whole days. GGR is
// stakes less payouts; NGR is GGR less what the house gave beside play.
import { dayAt, startOfDay, type Units } from '@baize/money';

export interface HourFacts {
  readonly hour: number;
  readonly staked: Units;
  readonly paid: Units;
  readonly active: number;
  /** Players whose first round of the day was in this hour. */
  readonly activeFirst: number;
  readonly deposits: number;
  readonly deposited: Units;
  readonly firstDeposits: number;
  readonly withdrawals: number;
  readonly withdrawn: Units;
  readonly rebates: Units;
  readonly adjusted: Units;
  readonly registered: number;
}

export interface Span {
  readonly at: number;
  readonly staked: Units;
  readonly paid: Units;
  readonly ggr: Units;
  readonly ngr: Units;
  readonly deposited: Units;
  readonly withdrawn: Units;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly active: number;
  readonly registered: number;
  readonly firstDeposits: number;
}

const hourMs = 3_600_000;

/** One span an hour from `from` on, also for hours in which nothing happened. */
export function hourSpans(hours: readonly HourFacts[], from: number, count: number): Span[] {
  return Array.from({ length: count }, (_, place) => {
    const at = from + place * hourMs;
    const own = hours.filter(({ hour }) => hour === at);
    return { ...spanOf(at, own), active: own.reduce((sum, { active }) => sum + active, 0) };
  });
}

/** One span a day of the house; a player is active once a day. */
export function daySpans(hours: readonly HourFacts[], firstDay: number, count: number): Span[] {
  return Array.from({ length: count }, (_, place) => {
    const day = firstDay + place;
    return spanOf(
      startOfDay(day),
      hours.filter(({ hour }) => dayAt(hour) === day),
    );
  });
}

export function spanOf(at: number, hours: readonly HourFacts[]): Span {
  const units = (name: 'staked' | 'paid' | 'deposited' | 'withdrawn' | 'rebates' | 'adjusted') =>
    hours.reduce((sum, one) => sum + one[name], 0n);
  const count = (
    name: 'deposits' | 'withdrawals' | 'activeFirst' | 'registered' | 'firstDeposits',
  ) => hours.reduce((sum, one) => sum + one[name], 0);
  const [staked, paid] = [units('staked'), units('paid')];
  const ggr = staked - paid;
  return {
    at,
    staked,
    paid,
    ggr,
    ngr: ggr - units('rebates') - units('adjusted'),
    deposited: units('deposited'),
    withdrawn: units('withdrawn'),
    deposits: count('deposits'),
    withdrawals: count('withdrawals'),
    active: count('activeFirst'),
    registered: count('registered'),
    firstDeposits: count('firstDeposits'),
  };
}
