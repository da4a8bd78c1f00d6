// Refuses a promotion that staff wrote without sense, before it is kept or published.
import { freeBetGameOf, slotGameOf } from '@baize/engines';
import { refuse, type Refusal } from '@baize/contract';
import { parseUnits } from '@baize/money';
import { refusalOfContradiction, type ContradictionRefusal } from './check-contradictions.ts';
import { isBoardRight, poolOf } from './board.ts';
import { namesRounds } from './lucky.ts';
import { costOf, reckonFixed } from './tiers.ts';
import { unitsOf, type Condition, type Reward, type Spec, type Written } from './spec.ts';

export type WrittenRefusal =
  | ContradictionRefusal
  | Refusal<
      | 'promotion-dates-wrong'
      | 'promotion-reward-wrong'
      | 'promotion-condition-wrong'
      | 'promotion-draw-wrong'
      | 'promotion-budget-too-low'
      | 'promotion-text-missing'
    >;

/** Facts that only a trigger has. */
const causes: Readonly<Partial<Record<Condition['fact'], readonly Spec['trigger'][]>>> = {
  'deposit-amount': ['deposit'],
  'deposit-number': ['deposit'],
  multiple: ['lucky-round'],
  'round-ending': ['lucky-round'],
  place: ['race'],
};

export function refusalOfWritten(written: Written): WrittenRefusal | undefined {
  const { startsAt, endsAt, texts, spec } = written;
  if (endsAt !== null && endsAt <= startsAt) return refuse('promotion-dates-wrong');
  const refused = refusalOfSpec(spec, endsAt);
  if (refused) return refused;
  const { total, day, member } = spec.budget;
  if (![total, day, member].every(isReadable)) return refuse('promotion-budget-too-low');
  if (unitsOf(total) < leastCost(spec)) return refuse('promotion-budget-too-low');
  const opposed = refusalOfContradiction(written);
  if (opposed) return opposed;
  const { titles, terms } = texts;
  const isBlank = (words: Readonly<Record<string, string>>) => (words['en'] ?? '').trim() === '';
  return isBlank(titles) || isBlank(terms) ? refuse('promotion-text-missing') : undefined;
}

/** Undefined: its conditions and rewards go together. */
export function refusalOfSpec(
  spec: Spec,
  endsAt: number | null,
):
  | Refusal<'promotion-condition-wrong' | 'promotion-reward-wrong' | 'promotion-draw-wrong'>
  | undefined {
  const conditions = spec.tiers.flatMap((tier) => tier.conditions);
  if (conditions.some((one) => !hasFact(spec, one.fact) || !isReadable(one.value)))
    return refuse('promotion-condition-wrong');
  if (!isTimed(spec, endsAt) || !isHighestKnown(spec)) return refuse('promotion-condition-wrong');
  if (spec.trigger === 'lucky-round' && !spec.tiers.every(namesRounds))
    return refuse('promotion-condition-wrong');
  if (!isBoardRight(spec)) return refuse('promotion-condition-wrong');
  const rewards = spec.tiers.flatMap((tier) => tier.rewards);
  if (rewards.some((one) => !isWhole(spec, one))) return refuse('promotion-reward-wrong');
  return isDrawWhole(spec) ? undefined : refuse('promotion-draw-wrong');
}

/** A draw has prizes of fixed amounts instead of steps, and pays them at once without a judge. */
function isDrawWhole(spec: Spec): boolean {
  const { trigger, draw, tiers, period, joins, automatic, approvalAbove } = spec;
  if (trigger !== 'draw') return draw === undefined && tiers.length > 0;
  if (draw === undefined || tiers.length > 0) return false;
  if (period !== 'each' || joins || !automatic || approvalAbove !== null) return false;
  if (!draw.tickets && draw.aDay === 0) return false;
  const prizes = draw.segments.flatMap(({ rewards }) => rewards);
  return prizes.length > 0 && prizes.every((one) => one.share === null && isWhole(spec, one));
}

/** Whether the period goes with the trigger, and has an end where it is judged at its end. */
function isTimed({ trigger, period, atPeriodEnd }: Spec, endsAt: number | null): boolean {
  if (trigger === 'birthday') return period === 'once' || period === 'each';
  if (trigger === 'race')
    return !atPeriodEnd && period !== 'each' && (period !== 'once' || endsAt !== null);
  // Once for each friend.
  if (trigger === 'invitation') return period === 'each';
  if (trigger === 'rank-salary') return period !== 'once' && period !== 'each';
  if (!atPeriodEnd) return true;
  return trigger === 'play' && period !== 'each' && (period !== 'once' || endsAt !== null);
}

/**
 * Of several steps of play the highest alone is only known once the period is over, and of friends
 * never.
 */
const isHighestKnown = ({ trigger, tiers, everyTier, atPeriodEnd }: Spec): boolean =>
  (trigger !== 'play' && trigger !== 'invitation') ||
  tiers.length === 1 ||
  everyTier ||
  atPeriodEnd;

function hasFact({ trigger }: Spec, fact: Condition['fact']): boolean {
  // Nobody gains by what a friend loses.
  if (trigger === 'invitation' && fact === 'net-loss') return false;
  const only = causes[fact];
  return only === undefined || only.includes(trigger);
}

/**
 * In units: a billion, beyond which an amount is a slip of the hand, and its sums pass the books.
 */
const amountMost = 1_000_000_000n * 10_000n;
export const isReasonable = (amount: string | null | undefined): boolean =>
  isReadable(amount) && unitsOf(amount ?? '0') <= amountMost;

/** An amount beyond the bounds of money would be read as 0, and hold for everybody. */
const isReadable = (amount: string | null | undefined): boolean =>
  parseUnits(amount ?? '0', { decimalsMax: 4 }) !== undefined;

/** In one reward, in units: tickets and free rounds. */
const countMost = 1000n * 10_000n;

function isWhole(spec: Spec, reward: Reward): boolean {
  const { kind, amount, share, ticket, gameCode, stake, terms } = reward;
  const units = unitsOf(amount);
  const most = [amount, share?.max, stake, terms.stakeMax, terms.releaseMax];
  if (!most.every(isReasonable)) return false;
  const isMoney = kind === 'cash' || kind === 'bonus';
  const isCounted = units % 10_000n === 0n;
  if (share === null ? units <= 0n : units !== 0n) return false;
  if (share !== null && (spec.trigger === 'race' || !hasFact(spec, share.of))) return false;
  if ((kind === 'ticket' || kind === 'free-rounds') && units > countMost) return false;
  if (kind === 'free-bet') return isFreeBet(reward);
  if (!isMoney && (!isCounted || share !== null)) return kind === 'points' && isCounted;
  if (isMoney && units % 100n !== 0n) return false;
  if (kind === 'bonus' && terms.times === 0) return false;
  if ((kind === 'ticket') !== (ticket !== '')) return false;
  if (kind !== 'free-rounds') return gameCode === '' && unitsOf(stake) === 0n;
  return isOffered(gameCode, unitsOf(stake)) && !terms.withDeposit && !terms.sticky;
}

/** Its amount is fixed, and lies between the lowest and the highest stake of its game. */
function isFreeBet({ amount, share, ticket, gameCode, stake, terms }: Reward): boolean {
  const units = unitsOf(amount);
  const { stakes = [] } = freeBetGameOf(gameCode) ?? {};
  const isTaken = stakes.some((one) => one <= units) && stakes.some((one) => one >= units);
  if (share !== null || units % 100n !== 0n || ticket !== '' || unitsOf(stake) !== 0n) return false;
  return isTaken && !terms.withDeposit && !terms.sticky;
}

/** Whether our slot takes the stake. What free rounds win is no deposit, and is not kept back. */
const isOffered = (gameCode: string, stake: bigint): boolean =>
  slotGameOf(gameCode)?.stakes.includes(stake) === true;

/** The dearest tier or prize, or all prizes of a race: a budget below it could never pay. */
function leastCost(spec: Spec): bigint {
  if (spec.trigger === 'race') return poolOf(spec);
  const costs = [...spec.tiers, ...(spec.draw?.segments ?? [])].map(({ rewards }) =>
    costOf(rewards.map(reckonFixed)),
  );
  return costs.reduce((most, cost) => (cost > most ? cost : most), 0n);
}
