// Refuses a promotion whose parts contradict each other: an audience nobody is in, conditions that
// never hold together, terms that no stake meets, a reward that no budget pays.
import { slotGames } from '@baize/engines';
import { refuse, type Refusal } from '@baize/contract';
import { poolOf } from './board.ts';
import type { SegmentFilter } from './segment.ts';
import {
  unitsOf,
  type Condition,
  type Reward,
  type Spec,
  type Tier,
  type Written,
} from './spec.ts';
import { costOf, reckonFixed } from './tiers.ts';

export type ContradictionRefusal = Refusal<
  | 'promotion-audience-wrong'
  | 'promotion-conditions-opposed'
  | 'promotion-terms-wrong'
  | 'promotion-share-uncapped'
  | 'promotion-budget-opposed'
>;

/** In the order of the contract. */
export function refusalOfContradiction(written: Written): ContradictionRefusal | undefined {
  const { spec } = written;
  if (!isAudiencePossible(written)) return refuse('promotion-audience-wrong');
  if (!spec.tiers.every((tier) => canHold(spec, tier)))
    return refuse('promotion-conditions-opposed');
  const rewards = rewardsOf(spec);
  if (!rewards.every(isMeetable)) return refuse('promotion-terms-wrong');
  if (rewards.some((reward) => isUncapped(spec, reward))) return refuse('promotion-share-uncapped');
  return isBudgetWhole(spec) ? undefined : refuse('promotion-budget-opposed');
}

const rewardsOf = ({ tiers, draw }: Spec): readonly Reward[] =>
  [...tiers, ...(draw?.segments ?? [])].flatMap(({ rewards }) => rewards);

const isOrdered = (least: number | null, most: number | null): boolean =>
  least === null || most === null || least <= most;

/** Whether anybody can be among them. */
export const isFilterPossible = (filter: Omit<SegmentFilter, 'countries'>): boolean =>
  isOrdered(filter.levelMin, filter.levelMax) &&
  isOrdered(filter.depositsMin, filter.depositsMax) &&
  isSpan(filter.registeredFrom, filter.registeredUntil) &&
  // Seen within so many days, and not for more.
  isOrdered(filter.unseenFor, filter.seenWithin);

const isSpan = (from: number | null, until: number | null): boolean =>
  from === null || until === null || from < until;

/** Who registers sets it off: then somebody has to register while it runs. */
function isAudiencePossible({ startsAt, endsAt, spec: { audience, trigger, joins } }: Written) {
  const { levelMin, levelMax, registeredFrom, registeredUntil } = audience;
  if (!isOrdered(levelMin, levelMax) || !isSpan(registeredFrom, registeredUntil)) return false;
  if (!isSpan(registeredFrom, endsAt)) return false;
  if (trigger !== 'registered') return true;
  return isSpan(startsAt, registeredUntil) && !joins;
}

const periodDays = { day: 1, week: 7, month: 31 } as const;
const unit = 10_000n;

/** Whether all conditions of a step can hold at once, for somebody in the audience. */
function canHold({ audience, period, trigger }: Spec, { conditions }: Tier): boolean {
  const groups = Map.groupBy(conditions, ({ fact, games }) => `${fact} ${JSON.stringify(games)}`);
  for (const same of groups.values()) {
    const fact = same[0]?.fact;
    // Digits are compared as they end, not as amounts.
    if (fact === 'round-ending') continue;
    const bounds = boundsOf(same);
    if (fact === 'level') {
      bounds.push(['at-least', BigInt(audience.levelMin ?? 0) * unit]);
      if (audience.levelMax !== null) bounds.push(['at-most', BigInt(audience.levelMax) * unit]);
    }
    const days = period === 'once' || period === 'each' ? undefined : periodDays[period];
    if (fact === 'sign-in-days' && trigger === 'play' && days !== undefined)
      bounds.push(['at-most', BigInt(days) * unit]);
    if (!isPossible(bounds)) return false;
  }
  return true;
}

type Bound = readonly [Condition['test'], bigint];

const boundsOf = (conditions: readonly Condition[]): Bound[] =>
  conditions.map(({ test, value }) => [test, unitsOf(value)] as const);

function isPossible(bounds: readonly Bound[]): boolean {
  const [least, most] = bounds.reduce<readonly [bigint, bigint]>(
    ([low, high], [test, value]) => [
      test !== 'at-most' && value > low ? value : low,
      test !== 'at-least' && value < high ? value : high,
    ],
    [0n, 10n ** 30n],
  );
  return least <= most;
}

/** In units: nobody can stake less in any of our slots. */
const leastStake = slotGames
  .flatMap(({ stakes }) => stakes)
  .reduce((least, stake) => (stake < least ? stake : least));

function isMeetable({ kind, terms }: Reward): boolean {
  if (kind === 'points' || kind === 'ticket' || terms.times === 0) return true;
  const { stakeMax, releaseMax } = terms;
  if (stakeMax !== null && unitsOf(stakeMax) < leastStake) return false;
  return releaseMax === null || unitsOf(releaseMax) > 0n;
}

/** In hundredths of a percent: what a rebate may be; more needs a highest amount. */
const uncappedMost = 1000;

/** No budget bounds points. */
function isUncapped({ budget }: Spec, { kind, share }: Reward): boolean {
  if (share === null || share.max !== null || share.hundredths <= uncappedMost) return false;
  return kind === 'points' || budget.member === null;
}

/** A day and a member get no more than all, and each of them at least the dearest reward. */
function isBudgetWhole(spec: Spec): boolean {
  const total = unitsOf(spec.budget.total);
  const [day, member] = [spec.budget.day, spec.budget.member].map((one) =>
    one === null ? total : unitsOf(one),
  ) as [bigint, bigint];
  if (day > total || member > total) return false;
  const dearest = dearestOf(spec);
  const atOnce = spec.trigger === 'race' ? poolOf(spec) : dearest;
  return dearest <= member && atOnce <= day && dearest <= day && dearest <= total;
}

/** Shares count with their highest amount. */
function dearestOf({ tiers, draw }: Spec): bigint {
  const costs = [...tiers, ...(draw?.segments ?? [])].map(({ rewards }) =>
    costOf(
      rewards.map((reward) => {
        const amount = reward.share === null ? reward.amount : (reward.share.max ?? '0');
        return { ...reckonFixed({ ...reward, share: null }), amount };
      }),
    ),
  );
  return costs.reduce((most, cost) => (cost > most ? cost : most), 0n);
}
