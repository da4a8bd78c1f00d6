// Reads play by agent and child over closed days, and which days are closed.
import type { CommissionBasis } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Branch } from '../rules/commission.ts';

export interface BranchesAsked {
  readonly fromDay: number;
  /** The first day that is not in it. */
  readonly untilDay: number;
  readonly basis: CommissionBasis;
  readonly categories: readonly string[];
  readonly rootIds: readonly string[];
}

export interface TreeBranch extends Branch {
  readonly rootId: string;
  readonly currency: string;
}

/** What the house won, or turnover. */
export const totalOf = (basis: CommissionBasis, play: { valid: Units; paid: Units }): Units =>
  basis === 'turnover' ? play.valid : play.valid - play.paid;

export async function readBranches(
  on: Queryable | Tx,
  { fromDay, untilDay, basis, categories, rootIds }: BranchesAsked,
): Promise<readonly TreeBranch[]> {
  const { rows } = await sql<Omit<TreeBranch, 'total'> & { valid: Units; paid: Units }>`
    select root_id as "rootId", agent_id as "agentId", child_id as "childId", currency,
      sum(valid)::bigint as valid, sum(paid)::bigint as paid
    from rebate_pair where day >= ${fromDay} and day < ${untilDay}
      and (${categories.length === 0} or kind = any(${[...categories]}::text[]))
      and (${rootIds.length === 0} or root_id = any(${[...rootIds]}::text[]))
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(on);
  return rows.map(({ valid, paid, ...branch }) => ({
    ...branch,
    total: totalOf(basis, { valid, paid }),
  }));
}

/** The first day that is not closed; undefined before the first run. */
export async function readOpenDay(on: Queryable | Tx): Promise<number | undefined> {
  const { rows } = await sql<{ day: number | null }>`select next_day as day
    from rebate_mark`.execute(on);
  return rows[0]?.day ?? undefined;
}
