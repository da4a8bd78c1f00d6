// Reads what recipients get: by recipient or by day, what is unpaid, and the parts of one sum.
import type { RebateCategory, RebateKind } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import {
  flagsText,
  textsText,
  wholesText,
  type Queryable,
} from '../../../../platform/database/index.ts';

export interface DueRow {
  readonly day: number;
  readonly playerId: string;
  readonly category: RebateCategory;
  readonly kind: RebateKind;
  readonly currency: string;
  readonly stake: Units;
  readonly exact: bigint;
  readonly carriedIn: bigint;
  readonly amount: Units;
  readonly carriedOut: bigint;
  /** When it was paid, or kept. */
  readonly paidAt: Date | null;
  /** The account was closed by then. */
  readonly kept: boolean;
}

const columns = sql`day, player_id as "playerId", category, kind, currency, stake, exact,
  carried_in as "carriedIn", amount, carried_out as "carriedOut", paid_at as "paidAt", kept`;

interface Paged {
  readonly limit: number;
  readonly offset: number;
}

export async function readDuesOf(on: Queryable, playerId: string, { limit, offset }: Paged) {
  const { rows } = await sql<DueRow>`select ${columns} from rebate_sum
    where player_id = ${playerId} order by day desc, category, kind, currency
    limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total from rebate_sum
    where player_id = ${playerId}`.execute(on);
  return { list: rows, total: Number(counted.rows[0]?.total ?? 0n) };
}

export async function readDuesOfDay(on: Queryable, day: number, { limit, offset }: Paged) {
  const { rows } = await sql<DueRow>`select ${columns} from rebate_sum where day = ${day}
    order by amount desc, player_id, category, kind limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total from rebate_sum
    where day = ${day}`.execute(on);
  return { list: rows, total: Number(counted.rows[0]?.total ?? 0n) };
}

export interface DueKey {
  readonly day: number;
  readonly playerId: string;
  readonly category: RebateCategory;
  readonly kind: RebateKind;
}

export async function readDue(on: Queryable, key: DueKey): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`select ${columns} from rebate_sum
    where day = ${key.day} and player_id = ${key.playerId} and category = ${key.category}
      and kind = ${key.kind} order by currency`.execute(on);
  return rows[0];
}

export interface PartRow {
  readonly sourceId: string;
  readonly rate: number;
  readonly below: number;
  readonly stake: Units;
}

export async function readParts(on: Queryable, due: DueRow, { limit, offset }: Paged) {
  const isOwn = due.kind === 'own';
  const where = sql`day = ${due.day} and player_id = ${due.playerId}
    and category = ${due.category} and currency = ${due.currency}
    and (source_id = player_id) = ${isOwn}`;
  const { rows } = await sql<PartRow>`select source_id as "sourceId", rate, below, stake
    from rebate_part where ${where} order by stake * (rate - below) desc, source_id, rate, below
    limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total from rebate_part
    where ${where}`.execute(on);
  return { list: rows, total: Number(counted.rows[0]?.total ?? 0n) };
}

/** From a place on: what stands before it was paid, and is not passed over once more. */
export async function readUnpaid(
  on: Queryable,
  { from, count }: { readonly from: Pick<DueRow, 'day' | 'playerId'>; readonly count: number },
): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`select ${columns} from rebate_sum
    where paid_at is null and amount > 0
      and (day, player_id) >= (${from.day}::integer, ${from.playerId})
    order by day, player_id limit ${count}`.execute(on);
  return rows;
}

/** Each with what became of it. */
export async function writePaid(
  on: Queryable,
  paid: readonly (DueRow & { readonly became: 'paid' | 'kept' })[],
  now: number,
) {
  const texts = (of: (row: DueRow) => string) => textsText(paid.map(of));
  await sql`update rebate_sum d set paid_at = ${new Date(now)}, kept = n.kept
    from unnest(${wholesText(paid.map(({ day }) => day))}::integer[],
      ${texts(({ playerId }) => playerId)}::text[], ${texts(({ category }) => category)}::text[],
      ${texts(({ kind }) => kind)}::text[], ${texts(({ currency }) => currency)}::text[],
      ${flagsText(paid.map(({ became }) => became === 'kept'))}::boolean[])
      as n(day, player_id, category, kind, currency, kept)
    where d.day = n.day and d.player_id = n.player_id and d.category = n.category
      and d.kind = n.kind and d.currency = n.currency and d.paid_at is null`.execute(on);
}

/** Counted for a member and not paid yet. */
export async function readOwed(on: Queryable, playerId: string, currency: string): Promise<Units> {
  const { rows } = await sql<{ owed: Units }>`select coalesce(sum(amount), 0)::bigint as owed
    from rebate_sum where player_id = ${playerId} and currency = ${currency}
      and paid_at is null`.execute(on);
  return rows[0]?.owed ?? 0n;
}

interface RunRow {
  readonly day: number;
  readonly closedAt: Date;
  readonly recipients: number;
  readonly stake: Units;
  readonly amount: Units;
  readonly unpaid: bigint;
}

export async function readRuns(on: Queryable, { limit, offset }: Paged) {
  const { rows } = await sql<RunRow>`select day, closed_at as "closedAt", recipients, stake, amount,
      (select count(*) from rebate_sum d where d.day = r.day and paid_at is null and d.amount > 0)
        as unpaid
    from rebate_run r order by day desc limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total
    from rebate_run`.execute(on);
  return { list: rows, total: Number(counted.rows[0]?.total ?? 0n) };
}
