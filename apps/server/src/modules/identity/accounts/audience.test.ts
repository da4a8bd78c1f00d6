// Members as filters of promotions read them: in the order of their ids, with their last country.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildIdentity } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('active members of a currency are told page by page with their last country', async () => {
  const { identity, registerPlayer } = buildIdentity(database);
  const register = async () => (await registerPlayer()).caller.playerId;
  const ids = [await register(), await register(), await register()].toSorted();
  const [first = '', second = '', gone = ''] = ids;
  const on = database.kysely;
  await sql`update identity_player set state = 'closed' where id = ${gone}`.execute(on);
  const currency = 'PHP';
  const page = async (after: string, count: number) =>
    (await identity.audience({ currency, after, count })).map(({ playerId }) => playerId);
  expect(await page('', 9)).toEqual([first, second]);
  expect(await page('', 1)).toEqual([first]);
  expect(await page(first, 9)).toEqual([second]);
  expect(await identity.audience({ currency: 'XXX', after: '', count: 9 })).toEqual([]);
  await sql`delete from identity_login where player_id = ${second}`.execute(on);
  for (const [days, country] of [
    [1, 'ID'],
    [2, 'PH'],
  ] as const)
    await sql`insert into identity_login (id, player_id, at, outcome, method, address, country,
        device, new_place)
      values (${country}, ${second}, now() + ${days} * interval '-1 day', 'signed-in', 'password',
        '192.0.2.1', ${country}, 'phone', false)`.execute(on);
  const [, other] = await identity.audience({ currency, after: '', count: 9 });
  expect(other?.country).toBe('ID');
});
