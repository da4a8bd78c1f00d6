// Proves that a player who plays on in one game is looked at again, by the calls of the game alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings, slots } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { openDoor, type Door } from './door/people.ts';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
const clock = fakeClock();
const minuteMs = 60_000;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock });
  door = await openDoor(built);
  const amount = 10_000_000n;
  const funding = { depositId: 'place', playerId: door.memberId, currency: 'PHP', amount };
  await built.server.ledger.post(depositSettled(funding));
  const longer = { params: { name: 'sessionIdleMinutes' }, body: { value: 240 } };
  await door.call(settings.setPolicy, longer, { token: door.tokens.owner });
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

async function spin(): Promise<void> {
  const input = { params: { gameCode: 'golden-lotus-20' }, body: { stake: '1.00' } };
  const spun = await door.call(slots.spin, input, { token: door.tokens.game });
  expect(spun.status).toBe(200);
}

async function looks(): Promise<number> {
  const { rows } = await database.pool.query('select 1 from identity_place where player_id = $1', [
    door.memberId,
  ]);
  return rows.length;
}

test('the place is checked each half hour of a game, not each round', async () => {
  expect(await looks()).toBe(1);
  for (const minutes of [0, 14, 14]) {
    clock.advance(minutes * minuteMs + 1_000);
    await spin();
  }
  expect(await looks()).toBe(1);
  clock.advance(3 * minuteMs);
  await spin();
  clock.advance(1_000);
  await spin();
  expect(await looks()).toBe(2);
});
