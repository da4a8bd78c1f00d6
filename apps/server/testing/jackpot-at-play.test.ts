// Proves through the real calls that a real round feeds the jackpots and shows it, that a demo
// round leaves them alone, and that nothing is fed or shown while the house offers none.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, jackpots, settings, slots } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { openDoor, type Door } from './door/people.ts';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
const clock = fakeClock();
const gameCode = 'golden-lotus-20';

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock });
  door = await openDoor(built);
  const funding = { depositId: 'jackpot', playerId: door.memberId, currency: 'PHP' };
  await built.server.ledger.post(depositSettled({ ...funding, amount: 10_000_000n }));
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

async function spin(): Promise<void> {
  clock.advance(2_000);
  const input = { params: { gameCode }, body: { stake: '20.00' } };
  expect((await door.call(slots.spin, input, { token: door.tokens.game })).status).toBe(200);
}

/** What the pools and the reserve hold, in units. */
async function held(): Promise<number[]> {
  const { rows } = await database.pool.query<{ sum: string }>(`select sum(balance) from
    ledger_account where kind in ('jackpot-pool', 'jackpot-reserve') group by owner order by 1`);
  return rows.map(({ sum }) => Number(sum));
}

async function spinOnDemo(): Promise<void> {
  const query = { launchMode: 'GLS', gameId: gameCode };
  const launched = await door.call(catalogue.launchGame, { query }, { token: door.tokens.demo });
  const { gameUrl } = (launched.json as { value: { gameUrl: string } }).value;
  const launch = new URL(gameUrl).searchParams.get('launch');
  const opened = await door.call(catalogue.openGameSession, { body: { launch } }, {});
  const { token } = opened.json as { token: string };
  const input = { params: { gameCode }, body: { stake: '20.00' } };
  const spun = await door.call(slots.spin, input, { token });
  expect(spun.json).toMatchObject({ stake: '20.00', jackpots: [] });
}

test('a real round feeds the jackpots; a demo round never, none while they are off', async () => {
  const fresh = await held();
  await spin();
  const fed = await held();
  const total = (sums: number[]) => sums.reduce((sum, one) => sum + one, 0);
  // 1.45 % of 20.00.
  expect(total(fed) - total(fresh)).toBe(2900);
  await spinOnDemo();
  expect(await held()).toEqual(fed);
  const off = { params: { module: 'JACKPOT3' }, body: { on: false } };
  expect((await door.call(settings.turnModule, off, { token: door.tokens.owner })).status).toBe(
    200,
  );
  await spin();
  expect(await held()).toEqual(fed);
  expect((await door.call(jackpots.getJackpot, {}, {})).status).toBe(403);
});
