// Differential commission of a tree: the rate of the own tier less the child's on each child's
// team, and the whole rate on direct players. Where totals rise towards the root, a stake gives the
// root's rate of it, with any agents between.
import type { Units } from '@baize/money';
import { floorToCent } from '../../runs/rules/sum-due.ts';
import { tierRate, type Tier } from './tiers.ts';

/** What a child's team, or direct players, came to under an agent. */
export interface Branch {
  readonly agentId: string;
  /** Empty: direct players. */
  readonly childId: string;
  readonly total: Units;
}

export interface Share {
  readonly childId: string;
  readonly total: Units;
  /** The child's own; 0 of direct players. */
  readonly rate: number;
  /** Units × hundredths of a percent. */
  readonly exact: bigint;
}

export interface Commission {
  readonly agentId: string;
  readonly total: Units;
  readonly rate: number;
  readonly shares: readonly Share[];
  readonly exact: bigint;
  /** Whole cents, rounded down; never below nothing. */
  readonly amount: Units;
}

/** Of every agent with a branch, all of one tree. */
export function commissionsOf(
  branches: readonly Branch[],
  tiers: readonly Tier[],
): readonly Commission[] {
  const byAgent = Map.groupBy(branches, ({ agentId }) => agentId);
  const totals = new Map([...byAgent].map(([id, of]) => [id, sum(of.map(({ total }) => total))]));
  const rateOf = (agentId: string): number => tierRate(tiers, totals.get(agentId) ?? 0n);
  const given = new Map<string, number>();
  /** The highest rate in a branch: who stood under two agents may pass the tier of either. */
  const givenTo = (agentId: string): number => {
    const known = given.get(agentId);
    if (known !== undefined) return known;
    given.set(agentId, rateOf(agentId));
    const below = (byAgent.get(agentId) ?? []).filter(({ childId }) => childId !== '');
    const most = Math.max(rateOf(agentId), ...below.map(({ childId }) => givenTo(childId)));
    given.set(agentId, most);
    return most;
  };
  return [...byAgent].map(([agentId, of]) => {
    const rate = rateOf(agentId);
    const shares = of.map(({ childId, total }) => {
      const childRate = childId === '' ? 0 : givenTo(childId);
      // A child with a higher tier leaves nothing to the agent.
      const exact = total * BigInt(Math.max(0, rate - childRate));
      return { childId, total, rate: childRate, exact };
    });
    const exact = sum(shares.map((share) => share.exact));
    const total = totals.get(agentId) ?? 0n;
    return { agentId, total, rate, shares, exact, amount: floorToCent(exact) };
  });
}

const sum = (units: readonly bigint[]): bigint => units.reduce((one, other) => one + other, 0n);
