// Sums of what the agreements of payees came to over days.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Span } from '../rules/period.ts';

interface Costs {
  readonly dividends: Units;
  readonly salaries: Units;
}

/** By payee; who was billed nothing is left out. */
export async function sumCosts(
  on: Queryable,
  payeeIds: readonly string[],
  { from, until }: Span,
): Promise<ReadonlyMap<string, Costs>> {
  const { rows } = await sql<Costs & { readonly id: string }>`select payee_id as id,
      coalesce(sum(due) filter (where kind = 'dividend'), 0)::bigint as dividends,
      coalesce(sum(due) filter (where kind <> 'dividend'), 0)::bigint as salaries
    from agreements_bill where payee_id = any(${[...payeeIds]})
      and starts_at >= ${new Date(from)} and starts_at < ${new Date(until)}
      and state <> 'refused'
    group by payee_id`.execute(on);
  return new Map(rows.map(({ id, ...costs }) => [id, costs]));
}
