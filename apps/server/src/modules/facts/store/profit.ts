// Profit and loss of a branch, line by line or member by member, sorted and paged in one statement.
// A line is who stood directly below the branch's head at the time, with everybody below.
import { sql, type RawBuilder } from 'kysely';
import type { ProfitOrder } from '@baize/contract';
import type { Queryable } from '../../../platform/database/index.ts';
import { kindsBesidePlay, sumsOf, type KindRow, type Sums } from '../rules/sums.ts';
import { memberRows, teamRows, type RangeAsked } from './ranges.ts';
import { windowMs } from '../rules/window.ts';
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

export interface PageRow extends KindRow {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly members: number;
  readonly total: bigint;
}

const sums = sql`sum(times)::bigint as times, sum(staked)::bigint as staked,
  sum(valid)::bigint as valid, sum(amount)::bigint as amount`;
const isPlay = sql`kind <> all(${[...kindsBesidePlay]}::text[])`;
const ofKind = (kind: string) => sql`coalesce(sum(amount) filter (where kind = ${kind}), 0)`;
const ofPlay = (what: RawBuilder<unknown>) =>
  sql`coalesce(sum(${what}) filter (where ${isPlay}), 0)`;

const orders: Readonly<Record<ProfitOrder, RawBuilder<unknown>>> = {
  turnover: sql`${ofPlay(sql`valid`)}`,
  payout: sql`${ofPlay(sql`amount`)}`,
  result: sql`${ofPlay(sql`amount - staked`)}`,
  deposit: sql`${ofKind('deposit')}`,
  withdraw: sql`${ofKind('withdrawal')}`,
  name: sql`0`,
};

const within = (search: Scope & RangeAsked) =>
  memberRows(search, sql`w.line_id in (${linesOf(search)})`);

/** Of the whole branch, by category and kind. */
export async function readBranch(on: Queryable, search: Scope & RangeAsked): Promise<Sums> {
  const { rows } = await sql<KindRow>`select kind, ${sums} from (${within(search)}) as r
    group by kind`.execute(on);
  return sumsOf(rows);
}

const ofCategory = ({ category }: ProfitSearch) =>
  category === ''
    ? sql`true`
    : sql`(r.kind = ${category} or r.kind = any(${[...kindsBesidePlay]}::text[]))`;

/**
 * `heads`: whose each line is, the agent next below the branch's head, or nobody's. A head that was
 * never counted elsewhere (`whole`) has its team's own sums; of others single members are read.
 */
const placedLines = (search: ProfitSearch) => {
  const ofWhole = teamRows(sql`in (select head from whole)`, search);
  const others = sql`w.line_id in (select line_id from heads
    where head is null or head not in (select head from whole))`;
  return sql`with heads as materialized (
      select id as line_id, chain[array_position(chain, ${search.branchId}::text) + 1] as head
      from facts_line where id in (${linesOf(search)})
    ), whole as materialized (
      select head from (select head, count(*) as lines from heads group by head) as h
      where lines = (select count(*) from facts_line_agent a where a.agent_id = h.head)
    ), figures as materialized (
      select r.agent_id as id, r.kind, ${sums} from (${ofWhole}) as r
      where ${ofCategory(search)} group by 1, 2
      union all
      select coalesce(h.head, r.member_id) as id, r.kind, ${sums}
      from (${memberRows(search, others)}) as r join heads h on h.line_id = r.line_id
      where ${ofCategory(search)} group by 1, 2
    ), keyed as (
      select r.id, ${orders[search.order]} as key from figures r group by r.id
    )`;
};

/** Of the lines of a page: each member once, whatever was counted of them. */
const membersOfPage = (search: ProfitSearch) =>
  search.by === 'member'
    ? sql`select page.id, 1 as members from page`
    : sql`select r.id, count(*)::integer as members from (
        select coalesce(h.head, r.member_id) as id, r.member_id
        from (${within(search)}) as r join (
          select * from heads where head is null or head in (select id from page)
        ) as h on h.line_id = r.line_id
        where ${ofCategory(search)} group by 1, 2
      ) as r group by r.id`;

/** Of many members only the order is made; kinds are told of those who are shown. */
const placedMembers = (search: ProfitSearch) => sql`with keyed as (
      select r.member_id as id, ${orders[search.order]} as key
      from (${within(search)}) as r where ${ofCategory(search)} group by r.member_id
    )`;

const figuresOfPage = (search: ProfitSearch) =>
  search.by === 'line'
    ? sql`figures`
    : sql`(select r.member_id as id, r.* from (${memberRows(
        search,
        sql`w.member_id in (select id from page) and w.line_id in (${linesOf(search)})`,
      )}) as r where ${ofCategory(search)})`;

export async function readProfit(
  on: Queryable,
  search: ProfitSearch,
): Promise<{ readonly list: readonly ProfitLine[]; readonly total: number }> {
  const { rows } = await profitRows(search).execute(on);
  return { list: profitLines(rows), total: Number(rows[0]?.total ?? 0n) };
}

/** Who may be on the page: names are read of them alone, unless a name decides. */
const shownOf = ({ name, order, limit, offset }: ProfitSearch) =>
  name === '' && order !== 'name'
    ? sql`select * from keyed order by key desc fetch first (${limit + offset}) rows with ties`
    : sql`select * from keyed`;

/** Of so many all names of the house are read, and not one after the other. */
const manyNames = 20_000;

const namedOf = (like: string) => {
  const named = (players: RawBuilder<unknown>, so: RawBuilder<unknown>) =>
    sql`select shown.id, p.username, p.type, shown.key, p.username_key
      from shown join ${players} p on p.id = shown.id
      where p.username_key like ${like} and (select count(*) from shown) ${so} ${manyNames}`;
  const all = sql`(select id, username, username_key, type from identity_player offset 0)`;
  return sql`${named(sql`identity_player`, sql`<=`)} union all ${named(all, sql`>`)}`;
};

/** Rows of one line follow one another, a row for each kind. */
export function profitRows(search: ProfitSearch): RawBuilder<PageRow> {
  const { by, name, limit, offset } = search;
  const like = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const total = name === '' ? sql`(select count(*) from keyed)` : sql`count(*) over ()`;
  return sql<PageRow>`${by === 'line' ? placedLines(search) : placedMembers(search)},
    shown as materialized (${shownOf(search)}),
    page as materialized (
      select named.*, ${total} as total from (${namedOf(like)}) as named
      order by named.key desc, named.username_key limit ${limit} offset ${offset}
    ), crowd as materialized (${membersOfPage(search)})
    select page.id, username, page.type, members, total, f.kind, ${sums}
    from page join crowd on crowd.id = page.id join ${figuresOfPage(search)} as f on f.id = page.id
    group by page.key, page.username_key, page.id, username, page.type, members, total, f.kind
    order by page.key desc, page.username_key`;
}

export function profitLines(rows: readonly PageRow[]): readonly ProfitLine[] {
  const lines = Map.groupBy(rows, ({ id }) => id);
  return [...lines].flatMap(([id, of]) => {
    const [first] = of;
    if (!first) return [];
    const { username, type, members } = first;
    return [{ id, username, type, members, ...sumsOf(of) }];
  });
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

/**
 * Of a branch by hour, as far back as windows are kept. Each window is looked into line by line: no
 * version of PostgreSQL has to read the lines of others.
 */
export async function readBranchHours(
  on: Queryable,
  search: Scope & RangeAsked,
): Promise<readonly PlacedSums[]> {
  const { from, until, currency } = search;
  const { rows } = await sql<KindRow & { readonly place: number }>`
    select (extract(epoch from date_trunc('hour', r.at, 'UTC')) * 1000)::float8 as place, kind,
      ${sums}
    from generate_series(${new Date(from)}::timestamptz,
        ${new Date(until - windowMs)}::timestamptz, interval '5 minutes') as s(at)
      cross join (${linesOf(search)}) as l
      join facts_window r on r.at = s.at and r.currency = ${currency} and r.line_id = l.line_id
    group by 1, kind`.execute(on);
  return placed(rows);
}

function placed(rows: readonly (KindRow & { readonly place: number })[]): readonly PlacedSums[] {
  return [...Map.groupBy(rows, ({ place }) => place)]
    .map(([place, of]) => ({ place, ...sumsOf(of) }))
    .toSorted((one, other) => one.place - other.place);
}
