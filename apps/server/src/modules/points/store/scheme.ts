// The rates in force, with their version.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { noRates, type Rates } from '../rules/scheme.ts';

export interface Scheme {
  readonly version: number;
  readonly rates: Rates;
}

export async function readScheme(on: Queryable | Tx): Promise<Scheme> {
  const { rows } = await sql<Scheme>`select version, rates from points_scheme`.execute(on);
  const [row] = rows;
  // Rates that were saved before there were budgets have none.
  return row ? { ...row, rates: { ...noRates, ...row.rates } } : { version: 0, rates: noRates };
}

/** False: somebody else wrote meanwhile. */
export async function writeScheme(
  tx: Tx,
  { version, rates, by, now }: Scheme & { readonly by: string; readonly now: number },
): Promise<boolean> {
  const { rows } = await sql`insert into points_scheme (version, rates, saved_at, saved_by)
    select ${version + 1}, ${JSON.stringify(rates)}::jsonb, ${new Date(now)}, ${by}
    where ${version} = coalesce((select version from points_scheme), 0)
    on conflict (one) do update set version = excluded.version, rates = excluded.rates,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by
      where points_scheme.version = ${version}
    returning 1`.execute(tx);
  return rows.length > 0;
}
