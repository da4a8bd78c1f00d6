// Reads and writes tiers and pools. Payments and changes hold the lock of the tiers; contributions
// read them without it.
import type { JackpotTerms, JackpotTier } from '@baize/engines';
import { sql } from 'kysely';
import {
  columnsText,
  prepared,
  type Queryable,
  type Saving,
  type Tx,
} from '../../../platform/database/index.ts';
import type { Keeping } from '../../../platform/secrets/index.ts';
import type { Pool, Tier } from '../rules/pool.ts';
import {
  poolColumns,
  poolOf,
  sealName,
  tierColumns,
  tierOf,
  type PoolRow,
  type TierRow,
} from './rows.ts';

/** Every tier with the pool that runs, smallest first. */
export async function readTiers(db: Queryable, secrets: Keeping): Promise<Tier[]> {
  const tiers = await prepared<TierRow>(
    db,
    {
      name: 'jackpots-tiers',
      text: `select ${columnsText(tierColumns)} from jackpots_tier order by seed`,
    },
    [],
  );
  const running = await readRunning(db);
  return tiers.map((row) => {
    const pool = running.find(({ tier }) => tier === row.tier);
    return tierOf(row, pool && poolOf(pool, secrets));
  });
}

export function readRunning(db: Queryable): Promise<readonly PoolRow[]> {
  const text = `select ${columnsText(poolColumns)} from jackpots_pool where won_at is null`;
  return prepared<PoolRow>(db, { name: 'jackpots-running', text }, []);
}

/** Wins and changes stand in one line from here to the end of the transaction. */
export async function lockTiers(tx: Tx): Promise<void> {
  await prepared(
    tx,
    { name: 'jackpots-lock', text: 'select 1 from jackpots_tier order by tier for update' },
    [],
  );
}

export interface OpenedPool {
  readonly pool: Pool;
  readonly at: number;
}

const insertText = `insert into jackpots_pool (tier, number, seed, ceiling, contribution_ppm,
    diversion_ppm, turnover, commitment, sealed, opened_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

export function insertPool({ pool, at }: OpenedPool, secrets: Keeping): Saving {
  const { tier, number, terms, mystery } = pool;
  const { seed, ceiling, contributionPpm, diversionPpm, turnover } = terms;
  const sealed = mystery ? secrets.seal(mystery.secret, sealName(tier, number)) : '';
  const fixed = [seed, ceiling, contributionPpm, diversionPpm, turnover];
  const values = [tier, number, ...fixed, mystery?.commitment ?? '', sealed, new Date(at)];
  return { name: 'jackpots-insert-pool', text: insertText, values };
}

export interface WonPool {
  readonly pool: Pool;
  readonly prize: bigint;
  readonly playerId: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly at: number;
}

// The number of written rows is not read: a pool that is won already fails by the division.
const closeText = `with closed as (
    update jackpots_pool set won_at = $3, player_id = $4, round_id = $5, game_code = $6,
      prize = $7, sealed = '', secret = $8
    where tier = $1 and number = $2 and won_at is null returning 1
  )
  select 1 / count(*) from closed`;

/** Keeps who won; the secret of a mystery is open from now on. */
export function closePool({ pool, prize, playerId, roundId, gameCode, at }: WonPool): Saving {
  const { tier, number, mystery } = pool;
  const won = [new Date(at), playerId, roundId, gameCode, prize, mystery?.secret ?? ''];
  return { name: 'jackpots-close-pool', text: closeText, values: [tier, number, ...won] };
}

export async function saveTerms(
  tx: Tx,
  tier: JackpotTier,
  { terms, ending }: { terms: JackpotTerms; ending: boolean },
): Promise<void> {
  await sql`update jackpots_tier set seed = ${terms.seed}, ceiling = ${terms.ceiling},
    contribution_ppm = ${terms.contributionPpm}, diversion_ppm = ${terms.diversionPpm},
    turnover = ${terms.turnover}, ending = ${ending} where tier = ${tier}`.execute(tx);
}

/** A tier that is there stays as it is. */
export async function beginTier(tx: Tx, tier: JackpotTier, terms: JackpotTerms): Promise<void> {
  await sql`insert into jackpots_tier (tier, seed, ceiling, contribution_ppm, diversion_ppm,
      turnover)
    values (${tier}, ${terms.seed}, ${terms.ceiling}, ${terms.contributionPpm},
      ${terms.diversionPpm}, ${terms.turnover}) on conflict (tier) do nothing`.execute(tx);
}

/** How many pools a tier has had. */
export async function countPools(db: Queryable, tier: JackpotTier): Promise<number> {
  const found = await sql<{ last: number | null }>`select max(number) as last
    from jackpots_pool where tier = ${tier}`.execute(db);
  return found.rows[0]?.last ?? 0;
}

export interface WonRow {
  readonly tier: JackpotTier;
  readonly number: number;
  readonly prize: bigint;
  readonly won_at: Date;
  readonly player_id: string;
  readonly round_id: string;
  readonly game_code: string;
  readonly commitment: string;
  readonly secret: string;
}

export async function readWins(
  db: Queryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ wins: readonly WonRow[]; total: number }> {
  const [wins, counted] = await Promise.all([
    sql<WonRow>`select * from jackpots_pool where won_at is not null
      order by won_at desc, tier offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: bigint }>`select count(*) as total from jackpots_pool
      where won_at is not null`.execute(db),
  ]);
  return { wins: wins.rows, total: Number(counted.rows[0]?.total ?? 0) };
}

/** The latest win of each tier. */
export async function readLastWins(db: Queryable): Promise<readonly WonRow[]> {
  const found = await sql<WonRow>`select distinct on (tier) * from jackpots_pool
    where won_at is not null order by tier, number desc`.execute(db);
  return found.rows;
}

export interface KeptSums {
  readonly seeded: bigint;
  readonly won: bigint;
  /** When the latest pool was opened. */
  readonly opened: number;
}

/** The seeds and payouts of the pools of each tier, as the pools themselves record them. */
export async function readKept(db: Queryable): Promise<ReadonlyMap<string, KeptSums>> {
  const found = await sql<{ tier: string; seeded: bigint; won: bigint; opened: Date }>`select tier,
    sum(seed)::bigint as seeded, coalesce(sum(prize), 0)::bigint as won, max(opened_at) as opened
    from jackpots_pool group by tier`.execute(db);
  const sums = found.rows.map(({ tier, opened, ...row }) => {
    return [tier, { ...row, opened: opened.getTime() }] as const;
  });
  return new Map(sums);
}
