// Differences between providers' files and our books. One that is found again keeps its state; one
// that is found no more is gone, unless it was closed.
import { createHash } from 'node:crypto';
import type { BookedState, DifferenceKind, DifferenceState } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Difference, Side } from '../rules/compare.ts';
import type { FileOf } from './settlements.ts';

export interface KeptDifference extends Difference, FileOf {
  readonly id: string;
  readonly state: DifferenceState;
  readonly foundAt: number;
  readonly closedBy: string;
  readonly closedAt: number | null;
  readonly reason: string;
  readonly adjustmentId: string;
}

/** A missing payment is the same difference in whichever file it is missed. */
function idOf({ provider, day }: FileOf, { kind, direction, reference }: Difference): string {
  const of = kind === 'missing-there' ? '' : day;
  const text = [provider, of, kind, direction, reference].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

const printSide = (side: Side | null) =>
  side && JSON.stringify({ ...side, amount: String(side.amount), fee: String(side.fee) });

export async function replaceDifferences(
  tx: Tx,
  file: FileOf,
  found: readonly Difference[],
  at: number,
): Promise<void> {
  const rows = found.map((one) => ({ ...one, id: idOf(file, one) }));
  await sql`update cashier_difference set state = 'gone'
    where provider = ${file.provider} and day = ${file.day}::date and state = 'open'
      and not difference_id = any(${rows.map(({ id }) => id)})`.execute(tx);
  await sql`insert into cashier_difference as d (difference_id, provider, day, kind, state,
      direction, reference, provider_ref, ours, theirs, found_at)
    select id, ${file.provider}, ${file.day}::date, kind, 'open', direction, reference,
      provider_ref, ours, theirs, ${new Date(at)}
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ direction }) => direction)}::text[],
      ${rows.map(({ reference }) => reference)}::text[],
      ${rows.map(({ providerRef }) => providerRef)}::text[],
      ${rows.map(({ ours }) => printSide(ours))}::jsonb[],
      ${rows.map(({ theirs }) => printSide(theirs))}::jsonb[]
    ) as one (id, kind, direction, reference, provider_ref, ours, theirs)
    on conflict (difference_id) do update set ours = excluded.ours, theirs = excluded.theirs,
      state = case when d.state = 'gone' then 'open' else d.state end`.execute(tx);
}

/** What was missed there and stands in a file now. */
export async function endMissing(
  tx: Tx,
  provider: string,
  references: readonly string[],
): Promise<void> {
  await sql`update cashier_difference set state = 'gone'
    where state = 'open' and kind = 'missing-there' and provider = ${provider}
      and reference = any(${[...references]})`.execute(tx);
}

interface Row extends Omit<KeptDifference, 'ours' | 'theirs' | 'foundAt' | 'closedAt'> {
  readonly ours: SideText | null;
  readonly theirs: SideText | null;
  readonly foundAt: Date;
  readonly closedAt: Date | null;
}
interface SideText {
  readonly amount: string;
  readonly currency: string;
  readonly state: BookedState;
  readonly fee: string;
}

const columns = sql`difference_id as id, provider, day::text as day, kind, state, direction,
  reference, provider_ref as "providerRef", ours, theirs, found_at as "foundAt",
  closed_by as "closedBy", closed_at as "closedAt", reason, adjustment_id as "adjustmentId"`;

const sideOf = (side: SideText | null): Side | null =>
  side && { ...side, amount: BigInt(side.amount), fee: BigInt(side.fee) };

const differenceOf = (row: Row): KeptDifference => ({
  ...row,
  ours: sideOf(row.ours),
  theirs: sideOf(row.theirs),
  foundAt: row.foundAt.getTime(),
  closedAt: row.closedAt?.getTime() ?? null,
});

export async function lockDifference(tx: Tx, id: string): Promise<KeptDifference | undefined> {
  const { rows } = await sql<Row>`select ${columns} from cashier_difference
    where difference_id = ${id} for update`.execute(tx);
  return rows.map(differenceOf)[0];
}

export async function hasDifference(on: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`select from cashier_difference
    where difference_id = ${id}`.execute(on);
  return rows.length > 0;
}

export interface Closed {
  readonly by: string;
  readonly at: number;
  readonly reason: string;
  readonly adjustmentId: string;
}

export async function closeDifference(tx: Tx, id: string, closed: Closed): Promise<void> {
  await sql`update cashier_difference set state = 'closed', closed_by = ${closed.by},
    closed_at = ${new Date(closed.at)}, reason = ${closed.reason},
    adjustment_id = ${closed.adjustmentId} where difference_id = ${id}`.execute(tx);
}

export interface DifferenceSearch {
  readonly state?: DifferenceState | undefined;
  readonly kind?: DifferenceKind | undefined;
  readonly provider?: string | undefined;
  readonly day?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Nobody turns to the thousandth difference. */
const countMax = 1000;

export async function readDifferences(on: Queryable, search: DifferenceSearch) {
  const { state, kind, provider, day, pageNo, pageSize } = search;
  const found = sql`from cashier_difference where true
    ${state === undefined ? sql`` : sql`and state = ${state}`}
    ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
    ${provider === undefined ? sql`` : sql`and provider = ${provider}`}
    ${day === undefined ? sql`` : sql`and day = ${day}::date`}`;
  const [page, count] = await Promise.all([
    sql<Row>`select ${columns} ${found} order by found_at desc, difference_id
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: number }>`select count(*)::int as total
      from (select 1 ${found} limit ${countMax}) as counted`.execute(on),
  ]);
  return { list: page.rows.map(differenceOf), total: count.rows[0]?.total ?? 0 };
}

export async function countOpenDifferences(on: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from cashier_difference where state = 'open' limit ${countMax}) as x`.execute(on);
  return rows[0]?.count ?? 0;
}
