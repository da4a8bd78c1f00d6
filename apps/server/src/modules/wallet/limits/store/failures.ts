// By which means deposits were tried and failed, and what is stopped because of it.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { DepositBlock, FailedDeposit } from '../rules/failures.ts';

/** Failures of one player are judged one after the other. */
export async function lockFailures(tx: Tx, playerId: string): Promise<void> {
  const name = `failed deposits ${playerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export interface DepositTry {
  readonly depositId: string;
  readonly playerId: string;
  readonly means: string;
  readonly at: number;
}

export async function addTry(tx: Tx, { depositId, playerId, means, at }: DepositTry) {
  await sql`insert into wallet_deposit_try (deposit_id, player_id, means, tried_at)
    values (${depositId}, ${playerId}, ${means}, ${new Date(at)})
    on conflict (deposit_id) do nothing`.execute(tx);
}

/** The player and means of a deposit that failed just now; undefined when it was noted before. */
export async function failTry(
  tx: Tx,
  depositId: string,
  at: number,
): Promise<Pick<DepositTry, 'playerId' | 'means'> | undefined> {
  const { rows } = await sql<{ playerId: string; means: string }>`update wallet_deposit_try
    set failed_at = ${new Date(at)} where deposit_id = ${depositId} and failed_at is null
    returning player_id as "playerId", means`.execute(tx);
  return rows[0];
}

/** More than these are never needed to decide. */
const readMost = 200;

export async function readFailures(
  tx: Tx,
  playerId: string,
  since: number,
): Promise<FailedDeposit[]> {
  const { rows } = await sql<{ means: string; at: Date }>`select means, failed_at as at
    from wallet_deposit_try where player_id = ${playerId} and failed_at > ${new Date(since)}
    order by failed_at desc limit ${readMost}`.execute(tx);
  return rows.map(({ means, at }) => ({ means, at: at.getTime() }));
}

interface BlockRow {
  readonly player_id: string;
  readonly means: string;
  readonly at: Date;
  readonly until: Date | null;
}

const blockOfRow = ({ means, at, until }: BlockRow): DepositBlock => ({
  means,
  at: at.getTime(),
  until: until?.getTime() ?? null,
});

/** Those that are on now. */
export async function readBlocks(
  on: Queryable | Tx,
  playerId: string,
  now: number,
): Promise<DepositBlock[]> {
  const { rows } = await sql<BlockRow>`select player_id, means, at, until from wallet_deposit_block
    where player_id = ${playerId} and (until is null or until > ${new Date(now)})`.execute(on);
  return rows.map(blockOfRow);
}

export interface MemberBlock extends DepositBlock {
  readonly playerId: string;
}

/** The newest of everybody that are on now; more than `most` are not shown. */
export async function readBlocksOfAll(
  on: Queryable,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<readonly MemberBlock[]> {
  const { rows } = await sql<BlockRow>`select player_id, means, at, until from wallet_deposit_block
    where until is null or until > ${new Date(now)}
    order by at desc, player_id limit ${most}`.execute(on);
  return rows.map((row) => ({ playerId: row.player_id, ...blockOfRow(row) }));
}

export async function writeBlock(tx: Tx, playerId: string, block: DepositBlock): Promise<void> {
  const until = block.until === null ? null : new Date(block.until);
  await sql`insert into wallet_deposit_block (player_id, means, at, until)
    values (${playerId}, ${block.means}, ${new Date(block.at)}, ${until})
    on conflict (player_id, means) do update set at = excluded.at, until = excluded.until`.execute(
    tx,
  );
}

/** Frees all means and forgets the failures, so that the next one is the first again. */
export async function liftBlocks(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from wallet_deposit_block where player_id = ${playerId}`.execute(tx);
  await sql`delete from wallet_deposit_try
    where player_id = ${playerId} and failed_at is not null`.execute(tx);
}

export async function forgetTries(on: Queryable, before: number): Promise<void> {
  await sql`delete from wallet_deposit_try where tried_at < ${new Date(before)}`.execute(on);
  await sql`delete from wallet_deposit_block where until < ${new Date(before)}`.execute(on);
}
