// Gives points, and money for points, within the house's budgets and in the caller's transaction.
// Under a cap the budget is locked before any member's points.
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { capsOf, isCapped, leftOf, type BudgetKind } from './rules/budget.ts';
import type { Rates } from './rules/scheme.ts';
import { addSpent, lockSpent, readSpent } from './store/budgets.ts';
import { readScheme } from './store/scheme.ts';

/** What may still be given; null: as much as wanted. Under a cap it stays locked. */
export async function lockLeft(
  tx: Tx,
  rates: Pick<Rates, 'budget'>,
  { kind, now }: { readonly kind: BudgetKind; readonly now: number },
): Promise<bigint | null> {
  const caps = capsOf(rates, kind);
  return isCapped(caps) ? leftOf(caps, await lockSpent(tx, kind, now)) : null;
}

/** The points that may still be given, as it stands; null: as many as wanted. */
export async function readPointsLeft(on: Queryable, now: number): Promise<bigint | null> {
  const caps = capsOf((await readScheme(on)).rates, 'points');
  return isCapped(caps) ? leftOf(caps, await readSpent(on, 'points', now)) : null;
}

export interface PointsBudget {
  /** As many of these as the budget still has. */
  readonly take: (points: bigint) => bigint;
  /** Writes what was taken, once at the end: without a cap nobody waits for the row before. */
  readonly close: () => Promise<void>;
}

export async function openPointsBudget(
  tx: Tx,
  rates: Pick<Rates, 'budget'>,
  now: number,
): Promise<PointsBudget> {
  const left = await lockLeft(tx, rates, { kind: 'points', now });
  let given = 0n;
  return {
    take: (points) => {
      const rest = left === null ? points : left - given;
      const taken = points < rest ? points : rest;
      given += taken;
      return taken;
    },
    close: async () => {
      if (given > 0n) await addSpent(tx, 'points', { amount: given, now });
    },
  };
}
