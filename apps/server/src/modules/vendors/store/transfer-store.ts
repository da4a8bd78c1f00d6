// Money moved to and from wallets of vendors: written when it is asked for, settled once.
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { lockPlace } from './held-return-store.ts';

export interface Transfer {
  readonly id: string;
  readonly vendor: string;
  readonly playerId: string;
  readonly direction: 'in' | 'out';
  readonly currency: string;
  readonly amount: Units;
  readonly state: 'asked' | 'done' | 'failed';
  readonly at: number;
}

interface Row {
  id: string;
  vendor: string;
  player_id: string;
  direction: Transfer['direction'];
  currency: string;
  amount: Units;
  state: Transfer['state'];
  at: Date;
}

const transferOf = (row: Row): Transfer => ({
  id: row.id,
  vendor: row.vendor,
  playerId: row.player_id,
  direction: row.direction,
  currency: row.currency,
  amount: row.amount,
  state: row.state,
  at: row.at.getTime(),
});

export async function writeTransfer(on: Queryable, transfer: Transfer): Promise<void> {
  const { id, vendor, playerId, direction, currency, amount, state, at } = transfer;
  await sql`insert into vendors_transfer (id, vendor, player_id, direction, currency, amount, state,
      at)
    values (${id}, ${vendor}, ${playerId}, ${direction}, ${currency}, ${amount}, ${state},
      ${new Date(at)})`.execute(on);
}

/**
 * Writes a return down, unless another of the same money is under way or was settled since the
 * vendor said how much lies there: one after the other, in every process.
 */
export async function writeReturn(tx: Tx, transfer: Transfer, since: number): Promise<boolean> {
  const { playerId, vendor, currency } = transfer;
  await lockPlace(tx, transfer);
  const { rows } = await sql`select 1 from vendors_transfer
    where player_id = ${playerId} and vendor = ${vendor} and currency = ${currency}
      and direction = 'out' and (state = 'asked' or settled_at >= ${new Date(since)})
    limit 1`.execute(tx);
  if (rows.length > 0) return false;
  await writeTransfer(tx, transfer);
  return true;
}

/** Settles what is still asked; false where it was settled before. */
export async function settleTransfer(
  tx: Tx,
  id: string,
  state: 'done' | 'failed',
  now: number,
): Promise<boolean> {
  const done = await sql`update vendors_transfer set state = ${state}, settled_at = ${new Date(now)}
    where id = ${id} and state = 'asked'`.execute(tx);
  return done.numAffectedRows === 1n;
}

/**
 * What was asked before a moment and is not settled: so many of each vendor, any of them, so that
 * nothing waits for ever behind what has no answer.
 */
export async function readAsked(on: Queryable, before: number, count: number): Promise<Transfer[]> {
  const { rows } = await sql<Row>`select * from (
      select *, row_number() over (partition by vendor order by random()) as place
      from vendors_transfer where state = 'asked' and at < ${new Date(before)}
    ) as asked where place <= ${count}`.execute(on);
  return rows.map(transferOf);
}

/** Where money of a player may lie: vendors that some was moved to, with its currency. */
export async function readPlaces(
  on: Queryable,
  playerId: string,
): Promise<{ vendor: string; currency: string }[]> {
  const { rows } = await sql<{ vendor: string; currency: string }>`
    select distinct vendor, currency from vendors_transfer
    where player_id = ${playerId} and direction = 'in'`.execute(on);
  return rows;
}

/** Whether the last transfer of a player at some vendor took money there, or has no answer. */
export async function isMoneyAway(on: Queryable, playerId: string): Promise<boolean> {
  const { rows } = await sql`select from (
      select distinct on (vendor, currency) direction, state from vendors_transfer
      where player_id = ${playerId} and state <> 'failed' order by vendor, currency, at desc
    ) as last where direction = 'in' or state = 'asked' limit 1`.execute(on);
  return rows.length > 0;
}

/** Transfers without an answer yet. */
export async function readUnderway(on: Queryable, playerId: string): Promise<Units> {
  const { rows } = await sql<{ amount: Units }>`
    select coalesce(sum(amount), 0)::bigint as amount from vendors_transfer
    where player_id = ${playerId} and state = 'asked'`.execute(on);
  return rows[0]?.amount ?? 0n;
}

export interface LeftMoney {
  /** The transfer that took it there. */
  readonly id: string;
  readonly playerId: string;
  /** The session of the site under which the game was opened. */
  readonly sessionId: string;
}

/** Money that went to a vendor since a moment and has not been asked back, by its last launch. */
export async function readLeft(on: Queryable, since: number, count: number): Promise<LeftMoney[]> {
  const { rows } = await sql<LeftMoney>`select last.id, last.player_id as "playerId",
      opened.session_id as "sessionId"
    from (select distinct on (player_id, vendor) * from vendors_transfer
      where at > ${new Date(since)} order by player_id, vendor, at desc) as last
    cross join lateral (select session_id from vendors_session
      where player_id = last.player_id and vendor = last.vendor
      order by opened_at desc limit 1) as opened
    where last.direction = 'in' and last.state = 'done' order by last.at limit ${count}`.execute(
    on,
  );
  return rows;
}

export interface TransferSearch {
  readonly vendor?: string | undefined;
  readonly player?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export async function findTransfers(on: Queryable, search: TransferSearch) {
  const { vendor = null, player = null, pageNo, pageSize } = search;
  const where = sql`(${vendor}::text is null or vendor = ${vendor})
    and (${player}::text is null or player_id = ${player})`;
  const page = await sql<Row>`select * from vendors_transfer where ${where}
    order by at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const count = await sql<{ total: bigint }>`select count(*) as total
    from vendors_transfer where ${where}`.execute(on);
  return { transfers: page.rows.map(transferOf), total: Number(count.rows[0]?.total ?? 0n) };
}
