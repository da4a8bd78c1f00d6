// Tries a draft on a member's past: each period, each deposit or each day with a sign-in is judged
// as it would have been, had they joined and the promotion run. Play counts by
// whole periods; levels are those of today.
import { dayAt, startOfDay, type Units } from '@baize/money';
import type { MemberFacts, Played } from '../../offers/rules/facts.ts';
import { periodAt, type Period } from '../../offers/rules/period.ts';
import type { Spec } from '../../offers/rules/spec.ts';
import { dueTiers, judgeTiers } from '../../offers/rules/tiers.ts';

export interface PastPlay extends Played {
  /** The place of the period in which it was played, from 0. */
  readonly period: number;
}

export interface PastDeposit {
  readonly amount: Units;
  readonly number: number;
  readonly at: number;
}

export interface Past {
  readonly played: readonly PastPlay[];
  readonly deposits: readonly PastDeposit[];
  readonly signInDays: readonly number[];
  readonly level: number;
  readonly registeredAt: number;
}

export interface Tried {
  readonly rewards: number;
  readonly cost: Units;
}

export interface Window {
  readonly from: number;
  readonly until: number;
}

/** Triggers whose causes are known of the past. */
export const triedTriggers: ReadonlySet<Spec['trigger']> = new Set([
  'play',
  'deposit',
  'signed-in',
  'registered',
]);

/** The periods of a window, cut to it; one that is judged at its end has to be over. */
export function periodsIn({ period, atPeriodEnd }: Spec, { from, until }: Window): Period[] {
  const found: Period[] = [];
  let at = from;
  while (at < until) {
    const whole = periodAt(period, at);
    const isOver = whole.until <= until || whole.until === Infinity;
    if (!atPeriodEnd || isOver)
      found.push({ ...whole, from: at, until: Math.min(whole.until, until) });
    at = whole.until;
  }
  return found;
}

export function tryMember(spec: Spec, past: Past, periods: readonly Period[]): Tried {
  let rewards = 0;
  let cost = 0n;
  for (const [place, period] of periods.entries()) {
    const had = new Set<number>();
    const isOften = spec.period === 'each';
    for (const facts of causesIn(spec, past, { place, period })) {
      const due = dueTiers(spec, judgeTiers(spec, facts)).filter(({ tier }) => !had.has(tier));
      for (const { tier, cost: more } of due) {
        rewards += 1;
        cost += more;
        if (!isOften) had.add(tier);
      }
    }
  }
  return { rewards, cost };
}

interface Placed {
  readonly place: number;
  readonly period: Period;
}

/** The facts at each moment in which the trigger came. */
function causesIn(spec: Spec, past: Past, placed: Placed): MemberFacts[] {
  const { from, until } = placed.period;
  const isIn = (at: number) => at >= from && at < until;
  switch (spec.trigger) {
    case 'deposit':
      return past.deposits
        .filter(({ at }) => isIn(at))
        .map(({ amount, number, at }) => ({
          ...factsAt(past, placed, at),
          cause: { depositAmount: amount, depositNumber: number },
        }));
    case 'signed-in':
      return past.signInDays
        .map((day) => startOfDay(day + 1) - 1)
        .filter(isIn)
        .map((at) => factsAt(past, placed, at));
    case 'registered':
      return isIn(past.registeredAt) ? [factsAt(past, placed, past.registeredAt)] : [];
    default:
      return [factsAt(past, placed, until - 1)];
  }
}

function factsAt(past: Past, { place, period }: Placed, now: number): MemberFacts {
  const { played, deposits, signInDays, level, registeredAt } = past;
  return {
    played: played.filter((one) => one.period === place),
    deposits: deposits.filter(({ at }) => at >= period.from && at <= now),
    signInDays: signInDays.filter((day) => day <= dayAt(now)),
    firstDay: dayAt(period.from),
    level,
    registeredAt,
    cause: {},
    now,
  };
}
