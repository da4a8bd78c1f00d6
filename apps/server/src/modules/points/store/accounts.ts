// Points of members. A change locks the member's row, and its reference lets it happen once.
import type { PointEntryKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface Account {
  readonly balance: bigint;
  readonly earned: bigint;
}

export async function readAccount(on: Queryable | Tx, playerId: string): Promise<Account> {
  const { rows } = await sql<Account>`select balance, earned from points_account
    where player_id = ${playerId}`.execute(on);
  return rows[0] ?? { balance: 0n, earned: 0n };
}

export async function lockAccount(tx: Tx, playerId: string): Promise<Account> {
  const { rows } = await sql<Account>`insert into points_account as a (player_id)
    values (${playerId}) on conflict (player_id) do update set balance = a.balance
    returning balance, earned`.execute(tx);
  return rows[0] ?? { balance: 0n, earned: 0n };
}

export interface Change {
  readonly playerId: string;
  readonly kind: PointEntryKind;
  /** The category that earned them. */
  readonly source?: string;
  readonly points: bigint;
  /** Names what it is for; the same never happens twice. Empty: play, which the count guards. */
  readonly reference: string;
  readonly now: number;
}

const earning: ReadonlySet<string> = new Set(['play', 'deposit', 'reward']);

/** `few`: there are not as many; `done`: it happened before. */
export async function changePoints(
  tx: Tx,
  { playerId, kind, source = '', points, reference, now }: Change,
): Promise<'changed' | 'few' | 'done'> {
  const { balance } = await lockAccount(tx, playerId);
  const after = balance + points;
  if (reference !== '' && (await isKnown(tx, kind, reference))) return 'done';
  if (after < 0n) return 'few';
  await sql`update points_account set balance = ${after},
    earned = earned + ${earning.has(kind) ? points : 0n} where player_id = ${playerId}`.execute(tx);
  await sql`insert into points_entry (player_id, at, kind, source, points, balance, reference)
    values (${playerId}, ${new Date(now)}, ${kind}, ${source}, ${points}, ${after},
      ${reference})`.execute(tx);
  return 'changed';
}

async function isKnown(tx: Tx, kind: string, reference: string): Promise<boolean> {
  const { rows } = await sql`select 1 from points_entry
    where kind = ${kind} and reference = ${reference}`.execute(tx);
  return rows.length > 0;
}

/** Whether staff's adjustment of this reference was made. */
export const hasChanged = (tx: Tx, reference: string): Promise<boolean> =>
  isKnown(tx, 'adjusted', reference);

/** The rest of a source, locked with the member's row before it. */
export async function readRest(tx: Tx, playerId: string, source: string): Promise<bigint> {
  const { rows } = await sql<{ rest: bigint }>`select rest from points_earning
    where player_id = ${playerId} and source = ${source}`.execute(tx);
  return rows[0]?.rest ?? 0n;
}

export async function writeRest(
  tx: Tx,
  { playerId, source, rest }: { playerId: string; source: string; rest: bigint },
): Promise<void> {
  await sql`insert into points_earning (player_id, source, rest)
    values (${playerId}, ${source}, ${rest})
    on conflict (player_id, source) do update set rest = excluded.rest`.execute(tx);
}

export interface Entry {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: PointEntryKind;
  readonly source: string;
  readonly points: bigint;
  readonly balance: bigint;
  readonly reference: string;
}

export async function readEntries(
  on: Queryable,
  { playerId, pageNo, pageSize }: { playerId: string; pageNo: number; pageSize: number },
): Promise<{ readonly list: readonly Entry[]; readonly total: number }> {
  const { rows } = await sql<Entry>`select id, at, kind, source, points, balance, reference
    from points_entry where player_id = ${playerId}
    order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const { rows: counted } = await sql<{ total: bigint }>`select count(*) as total from points_entry
    where player_id = ${playerId}`.execute(on);
  return { list: rows, total: Number(counted[0]?.total ?? 0) };
}

export async function readOutstanding(on: Queryable): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(balance), 0)::bigint as sum
    from points_account`.execute(on);
  return rows[0]?.sum ?? 0n;
}

const ofRewards = ['reward', 'adjusted'];

export async function readEntriesOf(
  on: Queryable,
  references: readonly string[],
): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`select id, at, kind, source, points, balance, reference
    from points_entry where kind = any(${ofRewards}) and reference = any(${references})
      and reference <> ''
    order by id`.execute(on);
  return rows;
}
