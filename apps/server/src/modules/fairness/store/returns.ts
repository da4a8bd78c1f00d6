// Keeps what games gave back. Settled rounds are added under a lock of the mark, in the transaction
// that moves it: two processes count one after the other, and a crash counts nothing twice.
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../../platform/database/index.ts';
import type { ClosedRounds, ClosedSums } from '../../wagering/index.ts';
import type { ReturnSums } from '../rules/return-band.ts';

export interface GameKey {
  readonly vendor: string;
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly currency: string;
}

export interface ReturnRow extends GameKey, ReturnSums {
  readonly since: number;
  readonly alertedAt: number | null;
  readonly switchedOffAt: number | null;
}

export interface Counting {
  readonly database: Database;
  readonly house: string;
  readonly closedSince: (tx: Tx, mark: bigint) => Promise<ClosedRounds>;
}

export async function countClosed({ database, house, closedSince }: Counting, now: number) {
  await database.transaction(async (tx) => {
    const { rows } = await sql<{ mark: bigint }>`
      select closed_in as mark from fairness_mark for update`.execute(tx);
    const { until, sums } = await closedSince(tx, rows[0]?.mark ?? 0n);
    // A quiet minute writes nothing.
    if (sums.length === 0) return;
    for (const sum of sums) await addSums(tx, sum, house, now);
    await sql`update fairness_mark set closed_in = ${until}`.execute(tx);
  });
}

function addSums(tx: Tx, sum: ClosedSums, house: string, now: number) {
  return sql`insert into fairness_return as r (vendor, game_code, game_version, currency, since,
      rounds, staked, paid, staked_squares, staked_paid, paid_squares)
    values (${sum.vendor ?? house}, ${sum.gameCode}, ${sum.gameVersion}, ${sum.currency},
      ${new Date(now)}, ${sum.rounds}, ${sum.staked}, ${sum.paid}, ${sum.stakedSquares}::numeric,
      ${sum.stakedPaid}::numeric, ${sum.paidSquares}::numeric)
    on conflict (vendor, game_code, game_version, currency) where ended_at is null do update set
      rounds = r.rounds + excluded.rounds, staked = r.staked + excluded.staked,
      paid = r.paid + excluded.paid,
      staked_squares = r.staked_squares + excluded.staked_squares,
      staked_paid = r.staked_paid + excluded.staked_paid,
      paid_squares = r.paid_squares + excluded.paid_squares`.execute(tx);
}

interface StoredRow extends GameKey {
  since: Date;
  rounds: bigint;
  staked: bigint;
  paid: bigint;
  stakedSquares: string;
  stakedPaid: string;
  paidSquares: string;
  alertedAt: Date | null;
  switchedOffAt: Date | null;
}

/** Everything that is being counted. */
export async function readReturns(on: Queryable): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<StoredRow>`select vendor, game_code as "gameCode",
      game_version as "gameVersion", currency, since, rounds, staked, paid,
      staked_squares as "stakedSquares", staked_paid as "stakedPaid",
      paid_squares as "paidSquares", alerted_at as "alertedAt",
      switched_off_at as "switchedOffAt"
    from fairness_return where ended_at is null
    order by vendor, game_code, game_version, currency`.execute(on);
  return rows.map((row) => ({
    ...row,
    since: row.since.getTime(),
    stakedSquares: BigInt(row.stakedSquares),
    stakedPaid: BigInt(row.stakedPaid),
    paidSquares: BigInt(row.paidSquares),
    alertedAt: row.alertedAt?.getTime() ?? null,
    switchedOffAt: row.switchedOffAt?.getTime() ?? null,
  }));
}

/** True for the one who marks it first. */
export function markAlerted(tx: Tx, key: GameKey, now: number): Promise<boolean> {
  return marked(
    sql`update fairness_return set alerted_at = ${new Date(now)}
    where ${isOf(key)} and alerted_at is null`,
    tx,
  );
}

export function markSwitchedOff(tx: Tx, key: GameKey, now: number): Promise<boolean> {
  return marked(
    sql`update fairness_return set switched_off_at = ${new Date(now)}
    where ${isOf(key)} and switched_off_at is null`,
    tx,
  );
}

/** What a game did so far is history; the next round begins a new count. */
export async function beginAnew(tx: Tx, vendor: string, gameCode: string, now: number) {
  await sql`update fairness_return set ended_at = ${new Date(now)}
    where vendor = ${vendor} and game_code = ${gameCode} and ended_at is null`.execute(tx);
}

async function marked(update: ReturnType<typeof sql>, tx: Tx): Promise<boolean> {
  return ((await update.execute(tx)).numAffectedRows ?? 0n) > 0n;
}

const isOf = ({ vendor, gameCode, gameVersion, currency }: GameKey) =>
  sql`vendor = ${vendor} and game_code = ${gameCode} and game_version = ${gameVersion}
    and currency = ${currency} and ended_at is null`;
