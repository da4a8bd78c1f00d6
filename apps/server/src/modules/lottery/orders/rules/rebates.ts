// Rebates of a settled order by prize group, for the line at the time of the order: the player's
// own for the unused group, and for each agent the difference to the account directly below.
import { lineRebates } from '@baize/engines';
import type { Units } from '@baize/money';
import type { RebateBase } from './struck-order.ts';

export interface LineStep {
  readonly id: string;
  readonly group: number;
}

/**
 * From the player up to the root. A group below that of somebody underneath earns nothing: it
 * stands for the higher one, so that the line never pays a player for another's order.
 */
export function risingLine(line: readonly LineStep[]): readonly LineStep[] {
  let highest = 0;
  return line.map(({ id, group }) => {
    highest = Math.max(highest, group);
    return { id, group: highest };
  });
}

export interface Rebate {
  readonly id: string;
  readonly rebate: Units;
}

/** The line as a base counts it: prices follow groups between two of them. */
function countedLine(line: readonly LineStep[], { chosen, most }: RebateBase) {
  if (most === undefined) return line;
  return line.map(({ id, group }) => ({ id, group: Math.max(chosen, Math.min(most, group)) }));
}

/** Of everybody in the line, the player first; together never more than the root's part. */
export function rebatesOf(bases: readonly RebateBase[], line: readonly LineStep[]): Rebate[] {
  const rising = risingLine(line);
  const sums = rising.map(({ id }) => ({ id, rebate: 0n }));
  for (const base of bases) {
    for (const [index, { rebate }] of lineRebates(base, countedLine(rising, base)).entries()) {
      const sum = sums[index];
      if (sum) sums[index] = { ...sum, rebate: sum.rebate + rebate };
    }
  }
  return sums;
}

/** What the player will be rebated for an order that is settled. */
export function ownRebate(bases: readonly RebateBase[], line: readonly LineStep[]): Units {
  return rebatesOf(bases, line)[0]?.rebate ?? 0n;
}
