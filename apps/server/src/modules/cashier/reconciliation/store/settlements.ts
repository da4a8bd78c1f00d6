// Imported files of providers, their lines, and the fees that were agreed.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { FeeTerms, Terms, Theirs } from '../rules/compare.ts';

export interface FileOf {
  readonly provider: string;
  readonly day: string;
}

/** One import of a provider's day at a time; its lines take the place of earlier ones. */
export async function replaceRows(
  tx: Tx,
  { provider, day }: FileOf,
  rows: readonly Theirs[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`settlement ${provider}`}))`.execute(tx);
  await sql`delete from cashier_settlement_row
    where provider = ${provider} and day = ${day}::date`.execute(tx);
  await sql`insert into cashier_settlement_row (provider, day, place, kind, reference,
      provider_ref, amount, fee, currency, state)
    select ${provider}, ${day}::date, * from unnest(
      ${rows.map((_, place) => place)}::integer[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ reference }) => reference)}::text[],
      ${rows.map(({ providerRef }) => providerRef)}::text[],
      ${rows.map(({ amount }) => String(amount))}::bigint[],
      ${rows.map(({ fee }) => String(fee))}::bigint[],
      ${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ state }) => state)}::text[])`.execute(tx);
}

/** Which of these payments stand in a file of any day. */
export async function readKnown(
  on: Queryable | Tx,
  provider: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select distinct kind || ' ' || reference as name
    from cashier_settlement_row
    where provider = ${provider} and reference = any(${[...references]})`.execute(on);
  return new Set(rows.map(({ name }) => name));
}

export interface Imported extends FileOf {
  readonly rows: number;
  readonly matched: number;
  readonly importedAt: number;
  readonly importedBy: string;
}

export async function writeFile(tx: Tx, file: Imported): Promise<void> {
  await sql`insert into cashier_settlement (provider, day, rows, matched, imported_at, imported_by)
    values (${file.provider}, ${file.day}::date, ${file.rows}, ${file.matched},
      ${new Date(file.importedAt)}, ${file.importedBy})
    on conflict (provider, day) do update set rows = excluded.rows, matched = excluded.matched,
      imported_at = excluded.imported_at, imported_by = excluded.imported_by`.execute(tx);
}

export interface FileSums extends Imported {
  readonly differences: number;
  readonly open: number;
}

export async function readFiles(
  on: Queryable,
  search: {
    readonly pageNo: number;
    readonly pageSize: number;
    readonly of?: FileOf | undefined;
  },
): Promise<{ readonly list: readonly FileSums[]; readonly total: number }> {
  const { pageNo, pageSize, of } = search;
  const only = of ? sql`where provider = ${of.provider} and day = ${of.day}::date` : sql``;
  const [page, count] = await Promise.all([
    sql<Omit<FileSums, 'importedAt'> & { importedAt: Date }>`select f.provider,
        f.day::text as day, f.rows, f.matched, f.imported_at as "importedAt",
        f.imported_by as "importedBy", count(d.*)::int as differences,
        count(d.*) filter (where d.state = 'open')::int as open
      from (select * from cashier_settlement ${only} order by day desc, provider
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}) f
      left join cashier_difference d on d.provider = f.provider and d.day = f.day
        and d.state <> 'gone'
      group by f.provider, f.day, f.rows, f.matched, f.imported_at, f.imported_by
      order by f.day desc, f.provider`.execute(on),
    sql<{ total: number }>`select count(*)::int as total from cashier_settlement ${only}`.execute(
      on,
    ),
  ]);
  const list = page.rows.map((row) => ({ ...row, importedAt: row.importedAt.getTime() }));
  return { list, total: count.rows[0]?.total ?? 0 };
}

export interface FeeRow {
  readonly direction: 'deposit' | 'payout';
  readonly permille: number;
  readonly fixed: Units;
}

export async function readFees(on: Queryable | Tx, provider: string): Promise<readonly FeeRow[]> {
  const { rows } = await sql<FeeRow>`select direction, permille, fixed from cashier_fee_terms
    where provider = ${provider} order by direction`.execute(on);
  return rows;
}

export async function readTerms(on: Queryable | Tx, provider: string): Promise<Terms> {
  const rows = await readFees(on, provider);
  const of = (direction: FeeRow['direction']): FeeTerms | undefined => {
    const row = rows.find((one) => one.direction === direction);
    return row && { permille: BigInt(row.permille), fixed: row.fixed };
  };
  return { deposit: of('deposit'), payout: of('payout') };
}

export async function writeFees(tx: Tx, provider: string, fees: readonly FeeRow[]): Promise<void> {
  await sql`delete from cashier_fee_terms where provider = ${provider}`.execute(tx);
  for (const { direction, permille, fixed } of fees) {
    await sql`insert into cashier_fee_terms (provider, direction, permille, fixed)
      values (${provider}, ${direction}, ${permille}, ${fixed})`.execute(tx);
  }
}
