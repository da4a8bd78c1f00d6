// Reads orders: one, a player's pages, and what staff search for. Every list walks one index from
// its newest end; filters narrow what that walk gives.
import type { LotteryOrderState } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { Order } from '../rules/order.ts';
import { placesOf } from '../rules/order-id.ts';

interface Row extends Omit<Order, 'placedAt' | 'closesAt' | 'drawsAt' | 'settledAt'> {
  readonly placedAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly settledAt: Date | null;
}

const columns = sql`base_id as "baseId", phase, player_id as "playerId", currency,
  game_code as "gameCode", event_id as "eventId", issue, placed_at as "placedAt",
  closes_at as "closesAt", draws_at as "drawsAt", stake, payout, slips, state,
  settled_at as "settledAt", line_id as "lineId", rebate, cut, asked`;

const orderOf = (row: Row): Order => ({
  ...row,
  placedAt: row.placedAt.getTime(),
  closesAt: row.closesAt.getTime(),
  drawsAt: row.drawsAt.getTime(),
  settledAt: row.settledAt?.getTime() ?? null,
});

/** All parts of an order, in their order; none: there is no such order. */
export async function readParts(on: Queryable, baseId: string): Promise<readonly Order[]> {
  const { rows } = await sql<Row>`select ${columns} from lottery_order
    where base_id = ${baseId} order by phase`.execute(on);
  return rows.map(orderOf);
}

/** Free play shares the player's id: it reads no order of real money, nor the other way. */
export interface OrderOwner {
  readonly playerId: string;
  readonly currency: string;
}

/** The orders of these numbers, of one player or of anybody. */
export async function readOrders(
  on: Queryable,
  orderIds: readonly string[],
  owner?: OrderOwner,
): Promise<readonly Order[]> {
  const places = orderIds.flatMap(placesOf);
  const { playerId = null, currency = null } = owner ?? {};
  const { rows } = await sql<Row>`select ${columns} from lottery_order
    join unnest(${places.map(({ baseId }) => baseId)}::text[],
      ${places.map(({ phase }) => phase)}::integer[]) as asked(base_id, phase)
      using (base_id, phase)
    where ${playerId}::text is null
      or (player_id = ${playerId} and currency = ${currency})`.execute(on);
  return rows.map(orderOf);
}

export interface OrderFilter {
  readonly playerId?: string | undefined;
  readonly currency?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly eventId?: string | undefined;
  readonly issue?: string | undefined;
  readonly states?: readonly LotteryOrderState[] | undefined;
  readonly chaseId?: string | undefined;
  /** All parts of these orders. */
  readonly baseIds?: readonly string[] | undefined;
  readonly inChase?: boolean | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface OrderPage {
  readonly list: readonly Order[];
  readonly total: number;
  readonly stake: Units;
  /** Less what came back. */
  readonly played: Units;
  readonly payout: Units;
}

export interface OrderSearch extends OrderFilter {
  readonly limit: number;
  readonly offset: number;
}

// Only what is asked stands in the statement: a plan made for it walks the index that fits.
function conditionOf(filter: OrderFilter): RawBuilder<unknown> {
  const { playerId, currency, gameCode, eventId, issue, states, chaseId, baseIds, inChase } =
    filter;
  const asked = [
    playerId !== undefined && sql`player_id = ${playerId}`,
    currency !== undefined && sql`currency = ${currency}`,
    gameCode !== undefined && sql`game_code = ${gameCode}`,
    eventId !== undefined && sql`event_id = ${eventId}`,
    issue !== undefined && sql`issue = ${issue}`,
    states !== undefined && sql`state = any(${[...states]})`,
    chaseId !== undefined && sql`base_id = ${chaseId} and phase > 0`,
    baseIds !== undefined && sql`base_id = any(${[...baseIds]})`,
    inChase !== undefined && (inChase ? sql`phase > 0` : sql`phase = 0`),
    filter.from !== undefined && sql`placed_at >= ${new Date(filter.from)}`,
    filter.to !== undefined && sql`placed_at <= ${new Date(filter.to)}`,
  ].filter((one) => one !== false);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}

async function readRows(on: Queryable, search: OrderSearch): Promise<readonly Order[]> {
  const { rows } = await sql<Row>`select ${columns} from lottery_order
    where ${conditionOf(search)} order by placed_at desc, base_id, phase
    limit ${search.limit} offset ${search.offset}`.execute(on);
  return rows.map(orderOf);
}

/** More orders than this are not counted: a page of them costs the same whatever there are. */
const foundMost = 10_000;

/** A page of what staff search for, without sums. */
export async function readFound(
  on: Queryable,
  search: OrderSearch,
): Promise<Pick<OrderPage, 'list' | 'total'>> {
  const list = await readRows(on, search);
  const { rows } = await sql<{ total: bigint }>`select count(*) as total from (
      select 1 from lottery_order where ${conditionOf(search)} limit ${foundMost}
    ) as found`.execute(on);
  return { list, total: Number(rows[0]?.total ?? 0n) };
}

/** So many orders of a player, the newest, are counted, summed and paged through. */
export const countedMost = 1000;

/**
 * A page of a player's orders; what is older than the counted ones is found by its days, its issue
 * or its number.
 */
export async function readOrderPage(on: Queryable, search: OrderSearch): Promise<OrderPage> {
  const limit = Math.max(0, Math.min(search.limit, countedMost - search.offset));
  const list = limit === 0 ? [] : await readRows(on, { ...search, limit });
  const sums = await sql<{ total: bigint } & Omit<OrderPage, 'list' | 'total'>>`select
    count(*) as total, coalesce(sum(stake), 0)::bigint as stake,
    coalesce(sum(stake) filter (where state in ('running', 'won', 'lost')), 0)::bigint as played,
    coalesce(sum(payout), 0)::bigint as payout
    from (select stake, state, payout from lottery_order where ${conditionOf(search)}
      order by placed_at desc, base_id, phase limit ${countedMost}) as newest`.execute(on);
  const sum = sums.rows[0];
  return {
    list,
    total: Number(sum?.total ?? 0n),
    stake: sum?.stake ?? 0n,
    played: sum?.played ?? 0n,
    payout: sum?.payout ?? 0n,
  };
}

export interface DayTotal {
  readonly orders: number;
  readonly stake: Units;
  readonly payout: Units;
  readonly waiting: number;
}

/** What was ordered since a moment; what came back counts for nothing. */
export async function readDayTotal(
  on: Queryable,
  { playerId, currency, since }: { playerId: string; currency: string; since: number },
): Promise<DayTotal> {
  const { rows } = await sql<DayTotal>`select
    (count(*) filter (where state in ('running', 'won', 'lost')))::integer as orders,
    coalesce(sum(stake) filter (where state in ('running', 'won', 'lost')), 0)::bigint as stake,
    coalesce(sum(payout), 0)::bigint as payout,
    (count(*) filter (where state = 'running'))::integer as waiting
    from lottery_order where player_id = ${playerId} and currency = ${currency}
      and placed_at >= ${new Date(since)}`.execute(on);
  return rows[0] ?? { orders: 0, stake: 0n, payout: 0n, waiting: 0 };
}

/** The games that the player ordered last, the newest first. */
export async function readRecentGames(
  on: Queryable,
  playerId: string,
  count: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ gameCode: string }>`select game_code as "gameCode" from (
      select game_code, placed_at from lottery_order where player_id = ${playerId}
      order by placed_at desc limit 200
    ) as last group by game_code order by max(placed_at) desc limit ${count}`.execute(on);
  return rows.map(({ gameCode }) => gameCode);
}

export async function readLine(
  on: Queryable,
  lineId: string,
): Promise<readonly { readonly id: string; readonly group: number }[]> {
  const { rows } = await sql<{ line: { id: string; group: number }[] }>`select line
    from lottery_line where line_id = ${lineId}`.execute(on);
  return rows[0]?.line ?? [];
}

export async function writeLine(on: Queryable, lineId: string, line: unknown): Promise<void> {
  await sql`insert into lottery_line (line_id, line) values (${lineId}, ${JSON.stringify(line)})
    on conflict do nothing`.execute(on);
}
