// The agents above many members are looked up one by one, however large the house is.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { explaining, stepsOf } from '../../../../testing/explaining.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildAgents } from '../testing.ts';
import { readChains } from './chains.ts';

let database: Database;
let benId: string;

/** Twenty thousand more below ben, who stands below ann. */
beforeAll(async () => {
  database = await freshDatabase();
  const built = await buildAgents(database);
  benId = built.idOf('ben');
  await sql`insert into identity_player
    select made.* from identity_player p cross join generate_series(1, 20000) as n
    cross join jsonb_populate_record(p, jsonb_build_object('id', 'm' || n, 'username', 'm' || n,
      'username_key', 'm' || n, 'referral_code', 'm' || n)) as made
    where p.id = ${built.idOf('dan')}`.execute(database.kysely);
  await sql`analyze identity_player`.execute(database.kysely);
});
afterAll(() => database.close());

test('chains of a hundred are read over the index of ids', async () => {
  const asked = Array.from({ length: 100 }, (_, n) => `m${1 + n * 137}`);
  const chains = await readChains(database.kysely, asked);
  expect(chains.size).toBe(100);
  expect(chains.get('m1')?.at(-1)).toBe(benId);
  const { plugin, plan } = explaining();
  await readChains(database.kysely.withPlugin(plugin), asked);
  const players = stepsOf(plan()).filter((step) => step['Relation Name'] === 'identity_player');
  expect(players.map((step) => step['Node Type'])).not.toContain('Seq Scan');
});
