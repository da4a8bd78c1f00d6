// Bets a second while they are counted soon after, as always, beside bets while another connection
// holds the mark of counting, so that nobody counts. Counting here is all of it: hours for points
// and promotions too, and not facts alone.
import { buildServer, systemClock } from '@baize/server/testing';
import type { Guest } from '../crowd.ts';
import { rateOf, type BenchmarkOptions, type Figure, type Sample } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { copyMembers } from '../members.ts';
import { measureRound } from '../spin.ts';

const variants = { counted: 'bets that are counted', none: 'bets that nobody counts' };
const players = 64;
const depth = 12;
const countedAtLeast = 0.95;

export async function measureCounting(options: BenchmarkOptions): Promise<Figure[]> {
  const ground = await options.openGround({ players });
  const guests = ground.crowd.guests.slice(0, options.isSmoke ? 4 : players);
  const built = await buildServer({ database: ground.books.database, clock: systemClock });
  try {
    await built.server.platform.jobs.stop();
    const { facts } = built.server.modules;
    if (!options.isSmoke) {
      await putBelow(ground, guests);
      await measureRound(ground.server(), guests, 2);
    }
    const samples: Sample[] = [];
    for (let round = 1; round <= options.rounds; round += 1) {
      const turn = [variants.counted, variants.none];
      for (const variant of round % 2 === 1 ? turn : turn.toReversed()) {
        await facts.countFacts();
        samples.push({ variant, ...(await betsOf(ground, guests, variant, options.seconds)) });
      }
      options.say(`  counting ${round} of ${options.rounds}`);
    }
    const promised = { of: 'ratio', atLeast: countedAtLeast } as const;
    return [rateOf(samples, { variant: variants.counted, rival: variants.none, promised })];
  } finally {
    await built.close();
    await ground.close();
  }
}

async function betsOf(
  { books, server }: Ground,
  guests: readonly Guest[],
  variant: string,
  seconds: number,
) {
  if (variant === variants.counted) return measureRound(server(), guests, seconds);
  const holder = await books.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from wagering_hour_mark for update');
    return await measureRound(server(), guests, seconds);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** On the lowest level of a line of agents. */
async function putBelow({ books }: Ground, guests: readonly Guest[]): Promise<void> {
  const { pool } = books.database;
  const [first] = guests;
  if (!first) throw new Error('no guest to count');
  await copyMembers(pool, first, { prefix: 'above', count: depth });
  await pool.query(
    `update identity_player set type = 2, agent_since = registered_at,
      upline_id = nullif('above-' || substr(id, 7)::integer - 1, 'above-0')
    where id like 'above-%'`,
  );
  await pool.query(`update identity_player set upline_id = $1 where id = any($2)`, [
    `above-${depth}`,
    guests.map(({ playerId }) => playerId),
  ]);
}
