// Sums of a long record read the rounds beside its counted days by the player's index, also on a
// day on which everybody else plays.
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { dayBefore, startOf } from '../rules/record-days.ts';
import { sumsSince } from './reader.ts';
import { foundIn } from './round-sums.ts';

const today = '2026-11-20';
const dayMs = 86_400_000;
let database: Database;

/** One member's year, and as many rounds of all others today. */
beforeAll(async () => {
  database = await freshDatabase();
  const start = new Date(startOf(today));
  await sql`insert into wagering_round (player_id, round_id, game_code, game_version, currency,
      state, stake, commitment, seed_id, client_seed, nonce, opened_at)
    select case when n <= 10000 then 'long' else 'p' || n % 100 end, 'r' || n, 'g', 'v', 'PHP',
      'settled', 1, 'c', 's', 'x', n,
      ${start}::timestamptz + case when n <= 10000 then (n - 10000) * interval '50 minutes'
        else n * interval '1 second' end
    from generate_series(1, 20000) n`.execute(database.kysely);
  await sql`analyze wagering_round`.execute(database.kysely);
  await sql`update wagering_day_mark set counted_until = ${dayBefore(today)}::date`.execute(
    database.kysely,
  );
});
afterAll(() => database.close());

test.each([
  ['a year up to now', { from: startOf(today) - 364 * dayMs, to: startOf(today) + dayMs - 1 }],
  ['a year from within a day', { from: startOf(today) - 364.5 * dayMs }],
  ['all time', {}],
])('%s is summed by the index of the player', async (_name, period) => {
  const filter = { playerId: 'long', currency: 'PHP', ...period };
  await expectOwnIndex(sql`select * from ${await foundIn(database.kysely, filter)}`);
});

test('play since this morning is summed by the index of the player', () =>
  expectOwnIndex(sumsSince('long', 'PHP', startOf(today))));

async function expectOwnIndex(query: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<object>`explain ${query}`.execute(database.kysely);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('wagering_round_newest');
  expect(plan).not.toContain('wagering_round_day');
  expect(plan).not.toContain('Seq Scan on wagering_round');
}
