// Inactive accounts: members told that theirs is about to count as one, and those that do.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface QuietMember {
  readonly id: string;
  readonly seenAt: number;
}

/** The latest last sign-in among those told: everybody before it has been told. */
export async function readToldUpTo(on: Queryable | Tx): Promise<number> {
  const { rows } = await sql<{ seen_at: Date }>`select seen_at from wallet_dormant_account
    order by seen_at desc limit 1`.execute(on);
  return rows[0]?.seen_at.getTime() ?? 0;
}

/** Writes these down as told; who was not told before. */
export async function addTold(
  tx: Tx,
  members: readonly QuietMember[],
  now: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: string }>`
    insert into wallet_dormant_account (player_id, seen_at, noticed_at)
    select id, seen_at, ${new Date(now)}
    from unnest(${members.map(({ id }) => id)}::text[],
      ${members.map(({ seenAt }) => new Date(seenAt))}::timestamptz[]) as quiet (id, seen_at)
    on conflict (player_id) do nothing returning player_id`.execute(tx);
  return rows.map(({ player_id: playerId }) => playerId);
}

export interface Due {
  readonly seenBefore: number;
  readonly toldBefore: number;
  readonly now: number;
  readonly most: number;
}

/** Marks the next accounts whose time is over; whose they are. */
export async function markDormant(tx: Tx, due: Due): Promise<readonly string[]> {
  const { seenBefore, toldBefore, now, most } = due;
  const { rows } = await sql<{ player_id: string }>`with due as (
      select player_id from wallet_dormant_account
      where dormant_at is null and seen_at <= ${new Date(seenBefore)}
        and noticed_at <= ${new Date(toldBefore)}
      order by seen_at limit ${most} for update skip locked
    ) update wallet_dormant_account as account set dormant_at = ${new Date(now)} from due
    where account.player_id = due.player_id returning account.player_id`.execute(tx);
  return rows.map(({ player_id: playerId }) => playerId);
}

/** The member is back. */
export async function wakeAccount(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from wallet_dormant_account where player_id = ${playerId}`.execute(tx);
}

export interface DormantAccount {
  readonly playerId: string;
  readonly seenAt: number;
  readonly noticedAt: number;
  readonly dormantAt: number | null;
}

interface DormantRow {
  readonly player_id: string;
  readonly seen_at: Date;
  readonly noticed_at: Date;
  readonly dormant_at: Date | null;
}

const accountOf = (row: DormantRow): DormantAccount => ({
  playerId: row.player_id,
  seenAt: row.seen_at.getTime(),
  noticedAt: row.noticed_at.getTime(),
  dormantAt: row.dormant_at?.getTime() ?? null,
});

export async function readDormant(
  on: Queryable,
  playerId: string,
): Promise<DormantAccount | undefined> {
  const { rows } = await sql<DormantRow>`select player_id, seen_at, noticed_at, dormant_at
    from wallet_dormant_account where player_id = ${playerId}`.execute(on);
  return rows.map(accountOf)[0];
}

const countMax = 10_000;

/** Inactive accounts, those marked last first. */
export async function readDormantPage(
  on: Queryable,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly accounts: readonly DormantAccount[]; readonly total: number }> {
  const skipped = (pageNo - 1) * pageSize;
  const { rows } = await sql<DormantRow>`select player_id, seen_at, noticed_at, dormant_at
    from wallet_dormant_account where dormant_at is not null
    order by dormant_at desc, player_id limit ${pageSize} offset ${skipped}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total from (
    select from wallet_dormant_account where dormant_at is not null limit ${countMax}
  ) as counted`.execute(on);
  return { accounts: rows.map(accountOf), total: Number(counted.rows[0]?.total ?? 0n) };
}
