// Returns of which a part is held, and the sums by which it is decided whether one has to wait.
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { PlaceSums } from '../rules/held-return.ts';

export type HeldState = 'waiting' | 'covered' | 'confirmed' | 'rejected';

export interface Place {
  readonly playerId: string;
  readonly vendor: string;
  readonly currency: string;
}

export interface HeldReturn extends Place {
  /** The transfer that brought it. */
  readonly id: string;
  readonly amount: Units;
  readonly state: HeldState;
  readonly at: number;
  readonly decidedAt: number | null;
  readonly decidedBy: string;
  readonly reason: string;
}

interface Row {
  transfer_id: string;
  vendor: string;
  player_id: string;
  currency: string;
  amount: Units;
  state: HeldState;
  at: Date;
  decided_at: Date | null;
  decided_by: string;
  reason: string;
}

const heldOfRow = (row: Row): HeldReturn => ({
  id: row.transfer_id,
  vendor: row.vendor,
  playerId: row.player_id,
  currency: row.currency,
  amount: row.amount,
  state: row.state,
  at: row.at.getTime(),
  decidedAt: row.decided_at?.getTime() ?? null,
  decidedBy: row.decided_by,
  reason: row.reason,
});

/** One after the other, in every process, for all that is settled of one place. */
export async function lockPlace(tx: Tx, { playerId, vendor, currency }: Place): Promise<void> {
  const place = `vendor return ${playerId} ${vendor} ${currency}`;
  await sql`select pg_advisory_xact_lock(hashtext(${place}))`.execute(tx);
}

export async function readSums(
  on: Queryable,
  { playerId, vendor, currency }: Place,
): Promise<PlaceSums> {
  const { rows } = await sql<{ sent: Units; back: Units; held: Units }>`select
      (select coalesce(sum(amount) filter (where direction = 'in'), 0)::bigint
        from vendors_transfer where state = 'done' and player_id = ${playerId}
          and vendor = ${vendor} and currency = ${currency}) as sent,
      (select coalesce(sum(amount) filter (where direction = 'out'), 0)::bigint
        from vendors_transfer where state = 'done' and player_id = ${playerId}
          and vendor = ${vendor} and currency = ${currency}) as back,
      (select coalesce(sum(amount), 0)::bigint from vendors_held_return
        where state <> 'covered' and player_id = ${playerId}
          and vendor = ${vendor} and currency = ${currency}) as held`.execute(on);
  const { sent = 0n, back = 0n, held = 0n } = rows[0] ?? {};
  return { sent, credited: back - held };
}

export async function writeHeld(
  tx: Tx,
  { id, playerId, vendor, currency, amount, at }: Omit<HeldReturn, 'state' | 'reason'>,
): Promise<void> {
  await sql`insert into vendors_held_return (transfer_id, vendor, player_id, currency, amount,
      state, at)
    values (${id}, ${vendor}, ${playerId}, ${currency}, ${amount}, 'waiting',
      ${new Date(at)})`.execute(tx);
}

export async function lockHeld(tx: Tx, id: string): Promise<HeldReturn | undefined> {
  const { rows } = await sql<Row>`select * from vendors_held_return where transfer_id = ${id}
    for update`.execute(tx);
  return rows[0] && heldOfRow(rows[0]);
}

export interface Decided {
  readonly state: Exclude<HeldState, 'waiting'>;
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

export async function decideHeld(tx: Tx, id: string, decided: Decided): Promise<void> {
  const { state, at, by, reason } = decided;
  await sql`update vendors_held_return set state = ${state}, decided_at = ${new Date(at)},
      decided_by = ${by}, reason = ${reason}
    where transfer_id = ${id} and state = 'waiting'`.execute(tx);
}

/**
 * Waiting returns that deposits may cover which had no answer when the return was held, and have
 * been confirmed since: no deposit that was asked for later covers one.
 */
export async function readCoverable(on: Queryable, count: number): Promise<HeldReturn[]> {
  const { rows } = await sql<Row>`select held.* from vendors_held_return as held
    where held.state = 'waiting' and held.amount <= (
      select coalesce(sum(amount), 0) from vendors_transfer
      where player_id = held.player_id and vendor = held.vendor and currency = held.currency
        and direction = 'in' and state = 'done' and at <= held.at and settled_at >= held.at)
    order by held.at limit ${count}`.execute(on);
  return rows.map(heldOfRow);
}

/** The player's view: all that waits, and decisions since a moment. */
export async function readHeldOf(
  on: Queryable,
  playerId: string,
  since: number,
): Promise<HeldReturn[]> {
  const { rows } = await sql<Row>`select * from vendors_held_return
    where player_id = ${playerId}
      and (state = 'waiting' or (state <> 'covered' and decided_at >= ${new Date(since)}))
    order by at desc limit 50`.execute(on);
  return rows.map(heldOfRow);
}

export async function isAnyWaiting(on: Queryable, playerId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from vendors_held_return
    where state = 'waiting' and player_id = ${playerId} limit 1`.execute(on);
  return rows.length > 0;
}

export interface HeldSearch {
  readonly state?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Waiting returns come first, the oldest first; then decided ones, the newest first. */
export async function findHeld(on: Queryable, search: HeldSearch) {
  const { state = null, pageNo, pageSize } = search;
  const where = sql`${state}::text is null or state = ${state}`;
  const page = await sql<Row>`select * from vendors_held_return where ${where}
    order by case when state = 'waiting' then at end, at desc, transfer_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const count = await sql<{ total: bigint }>`select count(*) as total from vendors_held_return
    where ${where}`.execute(on);
  return { list: page.rows.map(heldOfRow), total: Number(count.rows[0]?.total ?? 0n) };
}
