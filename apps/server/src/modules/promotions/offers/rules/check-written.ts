// Refuses a promotion that staff wrote without sense, before it is kept or published.
import { payableKinds, refuse, type Refusal } from '@baize/contract';
import { isBoardRight, poolOf } from './board.ts';
import { namesRounds } from './lucky.ts';
import { costOf, reckon } from './tiers.ts';
import { unitsOf, type Condition, type Reward, type Spec, type Written } from './spec.ts';

export type WrittenRefusal = Refusal<
  | 'promotion-dates-wrong'
  | 'promotion-reward-wrong'
  | 'promotion-condition-wrong'
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

export function refusalOfWritten({
  startsAt,
  endsAt,
  texts,
  spec,
}: Written): WrittenRefusal | undefined {
  if (endsAt !== null && endsAt <= startsAt) return refuse('promotion-dates-wrong');
  const refused = refusalOfSpec(spec, endsAt);
  if (refused) return refused;
  if (unitsOf(spec.budget.total) < leastCost(spec)) return refuse('promotion-budget-too-low');
  const { titles, terms } = texts;
  const isBlank = (words: Readonly<Record<string, string>>) => (words['en'] ?? '').trim() === '';
  return isBlank(titles) || isBlank(terms) ? refuse('promotion-text-missing') : undefined;
}

/** Undefined: its conditions and rewards go together. */
export function refusalOfSpec(
  spec: Spec,
  endsAt: number | null,
): Refusal<'promotion-condition-wrong' | 'promotion-reward-wrong'> | undefined {
  const conditions = spec.tiers.flatMap((tier) => tier.conditions);
  if (conditions.some((one) => !hasFact(spec, one.fact)))
    return refuse('promotion-condition-wrong');
  if (spec.trigger === 'code' && spec.code === '') return refuse('promotion-condition-wrong');
  if (!isTimed(spec, endsAt) || !isHighestKnown(spec)) return refuse('promotion-condition-wrong');
  if (spec.trigger === 'lucky-round' && !spec.tiers.every(namesRounds))
    return refuse('promotion-condition-wrong');
  if (!isBoardRight(spec)) return refuse('promotion-condition-wrong');
  const rewards = spec.tiers.flatMap((tier) => tier.rewards);
  if (rewards.some((one) => !isWhole(spec, one))) return refuse('promotion-reward-wrong');
  return undefined;
}

/** Whether the period goes with the trigger, and has an end where it is judged at its end. */
function isTimed({ trigger, period, atPeriodEnd }: Spec, endsAt: number | null): boolean {
  if (trigger === 'birthday') return period === 'once' || period === 'each';
  if (trigger === 'race')
    return !atPeriodEnd && period !== 'each' && (period !== 'once' || endsAt !== null);
  if (trigger === 'rank-salary') return period !== 'once' && period !== 'each';
  if (!atPeriodEnd) return true;
  return trigger === 'play' && period !== 'each' && (period !== 'once' || endsAt !== null);
}

/** Of several steps of play the highest alone is only known once the period is over. */
const isHighestKnown = ({ trigger, tiers, everyTier, atPeriodEnd }: Spec): boolean =>
  trigger !== 'play' || tiers.length === 1 || everyTier || atPeriodEnd;

function hasFact({ trigger }: Spec, fact: Condition['fact']): boolean {
  const only = causes[fact];
  return only === undefined || only.includes(trigger);
}

const payable: ReadonlySet<Reward['kind']> = new Set(payableKinds);

function isWhole(spec: Spec, { kind, amount, share, ticket, gameCode, stake, terms }: Reward) {
  if (!payable.has(kind)) return false;
  const units = unitsOf(amount);
  const isMoney = kind === 'cash' || kind === 'bonus' || kind === 'free-bet';
  const isCounted = units % 10_000n === 0n;
  if (share === null ? units <= 0n : units !== 0n) return false;
  if (share !== null && (spec.trigger === 'race' || !hasFact(spec, share.of))) return false;
  if (!isMoney && (!isCounted || share !== null)) return kind === 'points' && isCounted;
  if (isMoney && units % 100n !== 0n) return false;
  if (kind === 'bonus' && terms.times === 0) return false;
  if ((kind === 'ticket') !== (ticket !== '')) return false;
  return (kind === 'free-rounds') === (gameCode !== '' && unitsOf(stake) > 0n);
}

const nothing = {
  played: [],
  deposits: [],
  signInDays: [],
  level: 0,
  registeredAt: 0,
  cause: {},
  now: 0,
};

/** The dearest tier of fixed rewards, or all prizes of a race: a budget below could never pay. */
function leastCost(spec: Spec): bigint {
  if (spec.trigger === 'race') return poolOf(spec);
  const costs = spec.tiers.map(({ rewards }) => costOf(rewards.map((one) => reckon(one, nothing))));
  return costs.reduce((most, cost) => (cost > most ? cost : most), 0n);
}
