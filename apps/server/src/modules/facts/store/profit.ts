// Profit and loss of a branch, line by line or member by member, sorted and paged in one statement.
// A line is who stood directly below the branch's head at the time, with everybody below.
import { sql, type RawBuilder } from 'kysely';
import type { ProfitOrder } from '@baize/contract';
import type { Queryable } from '../../../platform/database/index.ts';
import { kindsBesidePlay, sumsOf, type KindRow, type Sums } from '../rules/sums.ts';
import { memberRows, type RangeAsked } from './ranges.ts';
import { linesOf, type Scope } from './scope.ts';

export interface ProfitSearch extends RangeAsked, Scope {
  readonly by: 'line' | 'member';
  /** A part of the username, as it is compared; empty: everybody. */
  readonly name: string;
  /** Only play of this category; empty: of all. */
  readonly category: string;
  readonly order: ProfitOrder;
  readonly limit: number;
  readonly offset: number;
}

export interface ProfitLine extends Sums {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly members: number;
}

interface PageRow extends KindRow {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly members: number;
  readonly total: bigint;
}

const figures = sql`times, staked, valid, amount`;
const sums = sql`sum(times)::bigint as times, sum(staked)::bigint as staked,
  sum(valid)::bigint as valid, sum(amount)::bigint as amount`;
const isPlay = sql`kind <> all(${[...kindsBesidePlay]}::text[])`;
const ofKind = (kind: string) => sql`coalesce(sum(amount) filter (where kind = ${kind}), 0)`;
const ofPlay = (what: RawBuilder<unknown>) =>
  sql`coalesce(sum(${what}) filter (where ${isPlay}), 0)`;

const orders: Readonly<Record<ProfitOrder, RawBuilder<unknown>>> = {
  turnover: sql`${ofPlay(sql`valid`)} desc`,
  payout: sql`${ofPlay(sql`amount`)} desc`,
  result: sql`${ofPlay(sql`amount - staked`)} desc`,
  deposit: sql`${ofKind('deposit')} desc`,
  withdraw: sql`${ofKind('withdrawal')} desc`,
  name: sql`p.username_key`,
};

const within = (search: Scope & RangeAsked) =>
  memberRows(search, sql`w.line_id in (${linesOf(search)})`);

/** Of the whole branch, by category and kind. */
export async function readBranch(on: Queryable, search: Scope & RangeAsked): Promise<Sums> {
  const { rows } = await sql<KindRow>`select kind, ${sums} from (${within(search)}) as r
    group by kind`.execute(on);
  return sumsOf(rows);
}

export async function readProfit(
  on: Queryable,
  search: ProfitSearch,
): Promise<{ readonly list: readonly ProfitLine[]; readonly total: number }> {
  const { branchId, by, name, category, order, limit, offset } = search;
  const head = sql`coalesce(l.chain[array_position(l.chain, ${branchId}::text) + 1], r.member_id)`;
  const like = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<PageRow>`with figures as materialized (
      select ${by === 'line' ? head : sql`r.member_id`} as id, r.member_id, r.kind, ${sums}
      from (${within(search)}) as r
      ${by === 'line' ? sql`join facts_line l on l.id = r.line_id` : sql``}
      where ${category} = '' or r.kind = ${category}
        or r.kind = any(${[...kindsBesidePlay]}::text[])
      group by 1, 2, 3
    ), page as materialized (
      select f.id, p.username, p.type, count(distinct f.member_id)::integer as members,
        count(*) over () as total, row_number() over (order by ${orders[order]}, p.username_key)
          as place
      from figures f join identity_player p on p.id = f.id
      where p.username_key like ${like}
      group by f.id, p.id order by place limit ${limit} offset ${offset}
    )
    select page.id, username, page.type, members, total, f.kind, ${sums}
    from page join figures f on f.id = page.id
    group by page.place, page.id, username, page.type, members, total, f.kind
    order by page.place`.execute(on);
  const lines = Map.groupBy(rows, ({ id }) => id);
  const list = [...lines].flatMap(([id, of]) => {
    const [first] = of;
    if (!first) return [];
    const { username, type, members } = first;
    return [{ id, username, type, members, ...sumsOf(of) }];
  });
  return { list, total: Number(rows[0]?.total ?? 0n) };
}

export interface PlacedSums extends Sums {
  /** A number of a day, or the beginning of an hour in milliseconds since 1970. */
  readonly place: number;
}

/** Of a branch by day, from the days of its members. */
export async function readBranchDays(
  on: Queryable,
  search: Scope & RangeAsked & { readonly memberId?: string },
): Promise<readonly PlacedSums[]> {
  const { memberId } = search;
  const where =
    memberId === undefined
      ? sql`w.line_id in (${linesOf(search)})`
      : sql`w.member_id = ${memberId} and w.line_id in (${linesOf(search)})`;
  const { rows } = await sql<KindRow & { readonly place: number }>`select day as place, kind,
      ${sums} from (${memberRows(search, where)}) as r group by day, kind`.execute(on);
  return placed(rows);
}

/** Of a branch by hour, as far back as windows are kept. */
export async function readBranchHours(
  on: Queryable,
  search: Scope & RangeAsked,
): Promise<readonly PlacedSums[]> {
  const { from, until, currency } = search;
  const { rows } = await sql<KindRow & { readonly place: number }>`
    select (extract(epoch from date_trunc('hour', at, 'UTC')) * 1000)::float8 as place, kind,
      ${sums}
    from (select w.at, w.kind, ${figures} from facts_window w
      where w.at >= ${new Date(from)} and w.at < ${new Date(until)} and w.currency = ${currency}
        and w.line_id in (${linesOf(search)})) as r
    group by 1, kind`.execute(on);
  return placed(rows);
}

function placed(rows: readonly (KindRow & { readonly place: number })[]): readonly PlacedSums[] {
  return [...Map.groupBy(rows, ({ place }) => place)]
    .map(([place, of]) => ({ place, ...sumsOf(of) }))
    .toSorted((one, other) => one.place - other.place);
}
