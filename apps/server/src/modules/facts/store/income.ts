// The earnings of an agent by the team, by day, and what of them was paid on: the agent's own
// figures of these kinds, wherever they were counted.
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable } from '../../../platform/database/index.ts';
import type { MoneyKind } from '../rules/sums.ts';
import { memberRows, type RangeAsked } from './ranges.ts';

export const incomeKinds = [
  'team-rebate',
  'commission',
  'wage',
  'dividend',
  'wage-paid-on',
  'dividend-paid-on',
] as const satisfies readonly MoneyKind[];
export type IncomeKind = (typeof incomeKinds)[number];

export interface IncomeRow {
  readonly day: number;
  readonly kind: IncomeKind;
  readonly amount: Units;
}

export async function readIncome(
  on: Queryable,
  { memberId, ...range }: RangeAsked & { readonly memberId: string },
): Promise<readonly IncomeRow[]> {
  const own = sql`w.member_id = ${memberId} and w.kind = any(${[...incomeKinds]}::text[])`;
  const { rows } = await sql<IncomeRow>`select day, kind, sum(amount)::bigint as amount
    from (${memberRows(range, own)}) as r group by day, kind order by day desc`.execute(on);
  return rows;
}
