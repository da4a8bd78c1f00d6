// Counts turnover and deposits of months. Rounds are added under a lock of the mark, in the
// transaction that moves it, and deposits under their own key: nothing is ever counted twice.
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Counted } from '../rules/level.ts';

export interface MonthTurnover {
  readonly playerId: string;
  readonly month: number;
  readonly turnover: Units;
}

/** The mark, locked; undefined while another process counts. */
export async function takeMark(tx: Tx): Promise<bigint | undefined> {
  const { rows } = await sql<{ mark: string }>`select closed_in::text as mark from vip_mark
    for update skip locked`.execute(tx);
  return rows[0] && BigInt(rows[0].mark);
}

export async function readMark(on: Queryable): Promise<bigint> {
  const { rows } = await sql<{
    mark: string;
  }>`select closed_in::text as mark from vip_mark`.execute(on);
  return BigInt(rows[0]?.mark ?? 0);
}

export async function moveMark(tx: Tx, until: bigint): Promise<void> {
  await sql`update vip_mark set closed_in = ${String(until)}::xid8`.execute(tx);
}

/** In a lasting order of rows, so that all counting processes lock them alike. */
export async function addTurnover(tx: Tx, added: readonly MonthTurnover[]): Promise<void> {
  await sql`insert into vip_month as m (player_id, month, turnover)
    select player_id, month, sum(turnover)::bigint from unnest(
      ${added.map(({ playerId }) => playerId)}::text[],
      ${added.map(({ month }) => month)}::integer[],
      ${added.map(({ turnover }) => String(turnover))}::bigint[]
    ) as n (player_id, month, turnover) group by player_id, month order by player_id, month
    on conflict (player_id, month) do update
      set turnover = m.turnover + excluded.turnover`.execute(tx);
}

export interface SettledDeposit {
  readonly depositId: string;
  readonly playerId: string;
  readonly amount: Units;
  readonly month: number;
  readonly at: number;
}

/** False when it was counted before. */
export async function addDeposit(tx: Tx, deposit: SettledDeposit): Promise<boolean> {
  const { depositId, playerId, amount, month, at } = deposit;
  const { rows } = await sql`insert into vip_deposit (deposit_id, player_id, amount, settled_at)
    values (${depositId}, ${playerId}, ${amount}, ${new Date(at)})
    on conflict (deposit_id) do nothing returning deposit_id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`insert into vip_month as m (player_id, month, deposits)
    values (${playerId}, ${month}, ${amount})
    on conflict (player_id, month) do update
      set deposits = m.deposits + excluded.deposits`.execute(tx);
  return true;
}

export interface MonthRow extends Counted {
  readonly playerId: string;
  readonly month: number;
}

/** The months of these members from one on. */
export async function readMonths(
  on: Queryable | Tx,
  playerIds: readonly string[],
  from: number,
): Promise<readonly MonthRow[]> {
  const { rows } = await sql<MonthRow>`select player_id as "playerId", month, turnover, deposits
    from vip_month where player_id = any(${playerIds}) and month >= ${from}`.execute(on);
  return rows;
}

export async function countedIn(
  on: Queryable,
  playerId: string,
  month: number,
): Promise<Counted & { readonly total: Units }> {
  const { rows } = await sql<Counted & { total: Units }>`select
      coalesce(sum(turnover), 0)::bigint as total,
      coalesce(sum(turnover) filter (where month = ${month}), 0)::bigint as turnover,
      coalesce(sum(deposits) filter (where month = ${month}), 0)::bigint as deposits
    from vip_month where player_id = ${playerId}`.execute(on);
  return rows[0] ?? { total: 0n, turnover: 0n, deposits: 0n };
}

/** Who played in a month, some at a time, in the order of their ids. */
export async function playersOf(
  on: Queryable,
  { month, after, count }: { month: number; after: string; count: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select player_id as id from vip_month
    where month = ${month} and player_id > ${after} order by player_id limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

/** The version by which everybody was raised last. */
export async function raisedVersion(on: Queryable): Promise<number> {
  const { rows } = await sql<{ version: number }>`select raised_version as version
    from vip_mark`.execute(on);
  return rows[0]?.version ?? 0;
}

export async function markRaised(on: Queryable, version: number): Promise<void> {
  await sql`update vip_mark set raised_version = greatest(raised_version, ${version})`.execute(on);
}
