// Members by the day of their birthday: who may sign in, in the order of their ids, page by page.
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

test('members of the days are told page by page, closed accounts never', async () => {
  const { identity, registerPlayer } = buildIdentity(database);
  const born = async (birthday: string): Promise<string> => {
    const { caller } = await registerPlayer();
    await sql`update identity_player set birthday = ${birthday}::date
      where id = ${caller.playerId}`.execute(database.kysely);
    return caller.playerId;
  };
  const [first, second] = [await born('1990-02-28'), await born('1996-02-29')].toSorted();
  await born('1990-03-01');
  const gone = await born('1990-02-28');
  await sql`update identity_player set state = 'closed' where id = ${gone}`.execute(
    database.kysely,
  );
  const days = ['02-28', '02-29'];
  expect(await identity.birthdays({ days, after: '', count: 9 })).toEqual([first, second]);
  expect(await identity.birthdays({ days, after: '', count: 1 })).toEqual([first]);
  expect(await identity.birthdays({ days, after: first ?? '', count: 9 })).toEqual([second]);
});
