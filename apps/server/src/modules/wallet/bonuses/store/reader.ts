// Reads bonuses: of one member in pages, those that wait for staff, and those that are due.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { bonusColumns, bonusOf, type Bonus, type BonusRow } from './bonus-row.ts';

const columns = sql.raw(bonusColumns);
const openStates = ['granted', 'active'];

export async function readBonus(on: Queryable | Tx, id: string): Promise<Bonus | undefined> {
  const { rows } = await sql<BonusRow>`select ${columns} from wallet_bonus b
    where b.id = ${id}`.execute(on);
  return rows[0] && bonusOf(rows[0]);
}

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface OfMember {
  readonly playerId: string;
  readonly currency: string;
}

const openMost = 50;

/** The active one first, then those that wait for it, in their order. */
export async function readOpenBonuses(
  on: Queryable | Tx,
  { playerId, currency }: OfMember,
): Promise<readonly Bonus[]> {
  const { rows } = await sql<BonusRow>`select ${columns} from wallet_bonus b
    where b.player_id = ${playerId} and b.currency = ${currency} and b.state = any(${openStates})
    order by b.state, b.granted_at, b.id limit ${openMost}`.execute(on);
  return rows.map(bonusOf);
}

/** Those that wait for a second member of staff. */
export async function readProposedOf(
  on: Queryable | Tx,
  { playerId, currency }: OfMember,
): Promise<readonly Bonus[]> {
  const { rows } = await sql<BonusRow>`select ${columns} from wallet_bonus b
    where b.player_id = ${playerId} and b.currency = ${currency} and b.state = 'proposed'
    order by b.granted_at limit ${openMost} for update`.execute(on);
  return rows.map(bonusOf);
}

/** Newest first; `ended`: only those that are no longer open, and never what staff rejected. */
export async function readBonusPage(
  on: Queryable | Tx,
  { playerId }: Pick<OfMember, 'playerId'>,
  { pageNo, pageSize, only }: Page & { readonly only: 'ended' | 'all' },
): Promise<{ readonly list: readonly Bonus[]; readonly total: number }> {
  const hidden = only === 'all' ? [] : [...openStates, 'proposed', 'rejected'];
  const found = sql`from wallet_bonus b
    where b.player_id = ${playerId} and not b.state = any(${hidden})`;
  const page = await sql<BonusRow>`select ${columns} ${found} order by b.granted_at desc, b.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const count = await sql<{ total: bigint }>`select count(*) as total ${found}`.execute(on);
  return { list: page.rows.map(bonusOf), total: Number(count.rows[0]?.total ?? 0) };
}

/** Oldest first. */
export async function readProposed(
  on: Queryable,
  { pageNo, pageSize }: Page,
): Promise<{ readonly list: readonly Bonus[]; readonly total: number }> {
  const [page, count] = await Promise.all([
    sql<BonusRow>`select ${columns} from wallet_bonus b where b.state = 'proposed'
      order by b.granted_at, b.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total from wallet_bonus
      where state = 'proposed'`.execute(on),
  ]);
  return { list: page.rows.map(bonusOf), total: Number(count.rows[0]?.total ?? 0) };
}

/** Active bonuses whose time is over; one that is met waits for its open bets instead. */
export async function readExpired(
  on: Queryable,
  now: number,
  count: number,
): Promise<readonly Bonus[]> {
  const { rows } = await sql<BonusRow>`select ${columns} from wallet_bonus b
    where b.state = 'active' and b.expires_at <= ${new Date(now)}
      and exists (select from wallet_requirement r where r.player_id = b.player_id
        and r.currency = b.currency and r.kind = 'bonus' and r.source_id = b.id
        and r.state = 'open')
    order by b.expires_at limit ${count}`.execute(on);
  return rows.map(bonusOf);
}

/** Members with a bonus that waits though none is active. */
export async function readWaiting(on: Queryable, count: number): Promise<readonly OfMember[]> {
  const { rows } = await sql<OfMember>`select distinct b.player_id as "playerId", b.currency
    from wallet_bonus b where b.state = 'granted' and not exists (select from wallet_bonus a
      where a.player_id = b.player_id and a.currency = b.currency and a.state = 'active')
    limit ${count}`.execute(on);
  return rows;
}

/** What there is of the open bonus. */
export async function readBonusPurse(
  on: Queryable | Tx,
  { playerId, currency }: OfMember,
): Promise<Units> {
  const { rows } = await sql<{ balance: Units }>`select balance from ledger_account
    where owner = ${playerId} and kind = 'player-bonus' and currency = ${currency}
      and shard = 0`.execute(on);
  return rows[0]?.balance ?? 0n;
}
