// Deposits and sign-ins of a member, as conditions read them.
import { dayText, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface DepositFact {
  readonly depositId: string;
  readonly playerId: string;
  readonly amount: Units;
  readonly at: number;
}

/** The deposit's number among the member's; undefined: it was kept before. */
export async function keepDeposit(tx: Tx, deposit: DepositFact): Promise<number | undefined> {
  const { depositId, playerId, amount, at } = deposit;
  const { rows } = await sql<{ number: number }>`insert into promotions_deposit
      (deposit_id, player_id, number, amount, settled_at)
    select ${depositId}, ${playerId}, coalesce(max(number), 0) + 1, ${amount}, ${new Date(at)}
    from promotions_deposit where player_id = ${playerId}
    on conflict (deposit_id) do nothing returning number`.execute(tx);
  return rows[0]?.number;
}

/** Undefined: it was never kept, or is reversed already. It keeps its number among the others. */
export async function writeReversed(
  tx: Tx,
  depositId: string,
  now: number,
): Promise<Omit<DepositFact, 'depositId'> | undefined> {
  const { rows } = await sql<{ playerId: string; amount: Units; at: Date }>`
    update promotions_deposit set reversed_at = ${new Date(now)}
    where deposit_id = ${depositId} and reversed_at is null
    returning player_id as "playerId", amount, settled_at as at`.execute(tx);
  const [row] = rows;
  return row && { ...row, at: row.at.getTime() };
}

export interface Window {
  readonly playerId: string;
  readonly from: number;
  readonly until: number;
}

const endOfTime = Date.parse('9999-01-01T00:00:00Z');
const momentOf = (at: number): Date => new Date(Math.min(at, endOfTime));

export async function readDeposits(
  on: Queryable | Tx,
  { playerId, from, until }: Window,
): Promise<readonly { readonly amount: Units; readonly at: number }[]> {
  const { rows } = await sql<{ amount: Units; at: Date }>`select amount, settled_at as at
    from promotions_deposit where player_id = ${playerId} and reversed_at is null
      and settled_at >= ${momentOf(from)} and settled_at < ${momentOf(until)}`.execute(on);
  return rows.map(({ amount, at }) => ({ amount, at: at.getTime() }));
}

/** False: the day had a sign-in before. */
export async function keepSignIn(tx: Tx, playerId: string, at: number): Promise<boolean> {
  const { rows } = await sql`insert into promotions_sign_in (player_id, day)
    values (${playerId}, ${dayText(at)}::date) on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** Days since 1970 in the house's zone. */
export async function readSignIns(
  on: Queryable | Tx,
  { playerId, from, until }: Window,
): Promise<readonly number[]> {
  const { rows } = await sql<{ day: number }>`select (day - '1970-01-01'::date) as day
    from promotions_sign_in where player_id = ${playerId}
      and day >= ${dayText(Math.max(from, 0))}::date
      and day <= ${dayText(Math.min(until - 1, endOfTime))}::date`.execute(on);
  return rows.map(({ day }) => day);
}

/** A member whose rewards are to be looked at. */
export async function markMoved(tx: Tx, playerIds: readonly string[], now: number): Promise<void> {
  await sql`insert into promotions_moved (player_id, moved_at)
    select id, ${new Date(now)} from unnest(${playerIds}::text[]) as m (id) order by id
    on conflict do nothing`.execute(tx);
}

/** Some of the moved members, the oldest first. */
export async function readMoved(on: Queryable, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select player_id as id from promotions_moved
    order by moved_at, player_id limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

/** False: another looks at the member's rewards, or has. */
export async function takeMoved(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql`delete from promotions_moved where player_id in (
      select player_id from promotions_moved where player_id = ${playerId}
      for update skip locked) returning 1`.execute(tx);
  return rows.length > 0;
}
