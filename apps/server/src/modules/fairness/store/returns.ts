// Keeps what games gave back. Settled rounds are added under a lock of the mark, in the transaction
// that moves it: two processes count one after the other, and a crash counts nothing twice.
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../../platform/database/index.ts';
import type { ClosedRounds, ClosedSums, EventSums } from '../../wagering/index.ts';
import type { ReturnSums } from '../rules/return-band.ts';

export interface GameKey {
  readonly vendor: string;
  readonly gameCode: string;
  readonly gameVersion: string;
  /** The kind of bet; empty where the game has only one. */
  readonly bet: string;
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
    const { until, sums, events } = await closedSince(tx, rows[0]?.mark ?? 0n);
    // A quiet minute writes nothing.
    if (sums.length === 0 && events.length === 0) return;
    for (const sum of sums) await addSums(tx, sum, house, now);
    for (const sum of events) await addEvents(tx, sum, house, now);
    await sql`update fairness_mark set closed_in = ${until}`.execute(tx);
  });
}

export async function readMark(on: Queryable): Promise<bigint> {
  const { rows } = await sql<{ mark: bigint }>`select closed_in as mark from fairness_mark`.execute(
    on,
  );
  return rows[0]?.mark ?? 0n;
}

function addSums(tx: Tx, sum: ClosedSums, house: string, now: number) {
  return sql`insert into fairness_return as r (vendor, game_code, game_version, bet, currency,
      since, rounds, staked, paid, staked_squares, staked_paid, paid_squares)
    values (${sum.vendor ?? house}, ${sum.gameCode}, ${sum.gameVersion}, ${sum.bet},
      ${sum.currency}, ${new Date(now)}, ${sum.rounds}, ${sum.staked}, ${sum.paid},
      ${sum.stakedSquares}::numeric, ${sum.stakedPaid}::numeric, ${sum.paidSquares}::numeric)
    on conflict (vendor, game_code, game_version, bet, currency) where ended_at is null
    do update set rounds = r.rounds + excluded.rounds, staked = r.staked + excluded.staked,
      paid = r.paid + excluded.paid,
      staked_squares = r.staked_squares + excluded.staked_squares,
      staked_paid = r.staked_paid + excluded.staked_paid,
      paid_squares = r.paid_squares + excluded.paid_squares`.execute(tx);
}

function addEvents(tx: Tx, sum: EventSums, house: string, now: number) {
  return sql`insert into fairness_return as r (vendor, game_code, game_version, bet, currency,
      since, rounds, staked, paid, staked_squares, staked_paid, paid_squares, events, paid_events,
      expected, away_squares)
    values (${house}, ${sum.gameCode}, ${sum.gameVersion}, ${sum.bet}, ${sum.currency},
      ${new Date(now)}, ${sum.slips}, ${sum.staked}, ${sum.paid}, ${sum.stakedSquares}::numeric,
      0, 0, ${sum.events}, ${sum.paidEvents}, ${sum.expected}, ${sum.awaySquares}::numeric)
    on conflict (vendor, game_code, game_version, bet, currency) where ended_at is null
    do update set rounds = r.rounds + excluded.rounds, staked = r.staked + excluded.staked,
      paid = r.paid + excluded.paid,
      staked_squares = r.staked_squares + excluded.staked_squares,
      events = r.events + excluded.events, paid_events = r.paid_events + excluded.paid_events,
      expected = r.expected + excluded.expected,
      away_squares = r.away_squares + excluded.away_squares`.execute(tx);
}

interface StoredRow extends GameKey {
  since: Date;
  rounds: bigint;
  staked: bigint;
  paid: bigint;
  stakedSquares: string;
  stakedPaid: string;
  paidSquares: string;
  events: bigint;
  paidEvents: bigint;
  expected: bigint;
  awaySquares: string;
  alertedAt: Date | null;
  switchedOffAt: Date | null;
}

/** Everything that is being counted. */
export async function readReturns(on: Queryable): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<StoredRow>`select vendor, game_code as "gameCode",
      game_version as "gameVersion", bet, currency, since, rounds, staked, paid,
      staked_squares as "stakedSquares", staked_paid as "stakedPaid",
      paid_squares as "paidSquares", events, paid_events as "paidEvents", expected,
      away_squares as "awaySquares", alerted_at as "alertedAt",
      switched_off_at as "switchedOffAt"
    from fairness_return where ended_at is null
    order by vendor, game_code, game_version, bet, currency`.execute(on);
  return rows.map((row) => ({
    ...row,
    since: row.since.getTime(),
    stakedSquares: BigInt(row.stakedSquares),
    stakedPaid: BigInt(row.stakedPaid),
    paidSquares: BigInt(row.paidSquares),
    awaySquares: BigInt(row.awaySquares),
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

/** Ends the present counts of a game; the next round begins a new one. */
export async function beginAnew(tx: Tx, vendor: string, gameCode: string, now: number) {
  await sql`update fairness_return set ended_at = ${new Date(now)}
    where vendor = ${vendor} and game_code = ${gameCode} and ended_at is null`.execute(tx);
}

async function marked(update: ReturnType<typeof sql>, tx: Tx): Promise<boolean> {
  return ((await update.execute(tx)).numAffectedRows ?? 0n) > 0n;
}

const isOf = ({ vendor, gameCode, gameVersion, bet, currency }: GameKey) =>
  sql`vendor = ${vendor} and game_code = ${gameCode} and game_version = ${gameVersion}
    and bet = ${bet} and currency = ${currency} and ended_at is null`;
