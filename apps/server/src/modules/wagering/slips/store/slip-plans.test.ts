// Slips of orders are looked up by their numbers: a page of a player's orders costs the same
// however many rounds the house has.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { loadOrdersText } from './slip-batch.ts';

let database: Database;

/** A thousand orders of ten slips. */
beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into wagering_slip_order
      (order_id, player_id, currency, slips, stake, fingerprint, opened_at)
    select 'o' || n, 'p' || n % 50, 'PHP', 10, 10, 'f', now()
    from generate_series(1, 1000) n`.execute(database.kysely);
  await sql`insert into wagering_round (player_id, round_id, game_code, game_version, currency,
      state, stake, commitment, seed_id, client_seed, nonce, opened_at)
    select 'p' || n % 50, 'o' || n || lpad(place::text, 4, '0'), 'g', 'v', 'PHP', 'settled', 1,
      'c', 's', 'x', n * 10 + place, now()
    from generate_series(1, 1000) n, generate_series(0, 9) place`.execute(database.kysely);
  await sql`analyze wagering_round, wagering_slip_order`.execute(database.kysely);
});
afterAll(() => database.close());

test('slips of twenty orders are looked up by their numbers', async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `o${at + 1}`).join();
  const client = await database.pool.connect();
  await client.query(`prepare slips_of_orders (text[], integer) as ${loadOrdersText}`);
  const explained = `explain execute slips_of_orders ('{${ids}}', 100)`;
  const { rows } = await client.query<object>(explained);
  client.release(true);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('wagering_round_pkey');
  expect(plan).not.toContain('Seq Scan on wagering_round');
});
