// Which steps of a promotion a member has reached, and what each gives: a fixed amount or a share
// of a fact, cut to the currency's hundredth.
import { printUnits, type Units } from '@baize/money';
import { factOf, judge, noFacts, type MemberFacts } from './facts.ts';
import { unitsOf, type Condition, type Reward, type RewardDue, type Spec } from './spec.ts';

export interface Judged {
  readonly condition: Condition;
  readonly reached: Units;
  readonly holds: boolean;
}

export interface TierJudged {
  /** Its place, from 0. */
  readonly tier: number;
  readonly conditions: readonly Judged[];
  readonly holds: boolean;
  readonly rewards: readonly RewardDue[];
  /** What the requirements of its rewards are reckoned from, beside the rewards. */
  readonly cost: Units;
}

/** Facts that the same condition reads in several tiers are judged for each anew: tiers are few. */
export function judgeTiers(spec: Spec, facts: MemberFacts): readonly TierJudged[] {
  return spec.tiers.map(({ conditions, rewards }, tier) => {
    const judged = conditions.map((condition) => ({ condition, ...judge(condition, facts) }));
    const due = rewards.map((reward) => reckon(reward, facts));
    const holds =
      judged.every((one) => one.holds) && due.some(({ amount }) => unitsOf(amount) > 0n);
    return { tier, conditions: judged, holds, rewards: due, cost: costOf(due) };
  });
}

/** The tiers that are due: every one that holds as milestones, else the last one. */
export function dueTiers(spec: Spec, judged: readonly TierJudged[]): readonly TierJudged[] {
  const held = judged.filter(({ holds }) => holds);
  return spec.everyTier ? held : held.slice(-1);
}

const cent = 100n;

/** A reward with its amount; money is cut to hundredths. */
export function reckon(reward: Reward, facts: MemberFacts): RewardDue {
  const { kind, terms, ticket, gameCode, stake } = reward;
  return { kind, amount: amountOf(reward, facts), terms, ticket, gameCode, stake };
}

/** A reward of a fixed amount. */
export const reckonFixed = (reward: Reward): RewardDue => reckon(reward, noFacts);

function amountOf({ amount, share }: Reward, facts: MemberFacts): string {
  if (share === null) return amount;
  const base = factOf(share.of, share.games, facts) ?? 0n;
  const part = (base * BigInt(share.hundredths)) / 10_000n;
  const capped = share.max === null ? part : least(part, unitsOf(share.max));
  return printUnits(capped - (capped % cent));
}

const least = (a: Units, b: Units): Units => (a < b ? a : b);

type Given = Pick<RewardDue, 'kind' | 'amount' | 'stake'>;

/** How many points they give together. */
export const pointsIn = (rewards: readonly Given[]): bigint =>
  rewards.reduce((all, { kind, amount }) => all + (kind === 'points' ? unitsOf(amount) : 0n), 0n) /
  10_000n;

/**
 * What rewards cost the house at most, in units: money as it is, free rounds by their stakes.
 * Points and tickets have budgets of their own.
 */
export function costOf(rewards: readonly Given[]): Units {
  return rewards.reduce((all, { kind, amount, stake }) => {
    if (kind === 'cash' || kind === 'bonus' || kind === 'free-bet') return all + unitsOf(amount);
    return kind === 'free-rounds' ? all + (unitsOf(amount) / 10_000n) * unitsOf(stake) : all;
  }, 0n);
}
