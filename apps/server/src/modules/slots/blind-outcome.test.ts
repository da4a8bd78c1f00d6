// Proves that an outcome follows from the seeds, the nonce and the game alone: not from who plays,
// what they hold, stake, won or lost before, nor from what the house holds.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { GameCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import { buildSlots, gameCode } from './testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
let slots: ReturnType<typeof buildSlots>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database);
  slots = buildSlots(built);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const caller = (player: string, code = gameCode): GameCaller => ({
  kind: 'game',
  player: playerCaller(player),
  gameCode: code,
  opening: 'opening',
});

async function spin(player: string, stake: string, code = gameCode) {
  built.clock.advance(60_000);
  const now = built.clock.now();
  const asked = { gameCode: code, stake };
  return given(await slots.actions.spin(callOf(caller(player, code), asked, now)));
}

/** Gives a player seeds that another has too. */
async function plant(player: string) {
  await built.wagering.actions.getSeed(callOf(playerCaller(player), {}, built.clock.now()));
  await sql`update wagering_player set server_seed = ${'5e'.repeat(32)}, client_seed = 'alike',
    seed_id = ${`seed-of-${player}`} where player_id = ${player}`.execute(database.kysely);
}

// @proves R89
test('the same seeds and nonce give the same outcome for any player', async () => {
  await built.fund('rich', '1000000');
  await built.fund('poor', '100');
  await plant('rich');
  await plant('poor');
  // Twelve rounds of another game, at the highest and at the lowest stake.
  for (let round = 0; round < 12; round += 1) {
    await spin('rich', '200.00', 'monsoon-243');
    await spin('poor', '0.25', 'monsoon-243');
  }
  for (let round = 0; round < 20; round += 1) {
    const rich = await spin('rich', '200.00');
    // Between the two the house takes in what a thousand others bring.
    await built.fund(`stranger-${round}`, '1000000');
    const poor = await spin('poor', '0.20');
    expect(rich.nonce).toBe(poor.nonce);
    expect(rich.events).toEqual(poor.events);
    expect(units(rich.payout)).toBe(1000n * units(poor.payout));
  }
});

// @proves R74
test('play money has the same draws as real money from the same seeds', async () => {
  await built.fund('pays', '1000');
  await built.fund('tries', '1000', 'FUN');
  await plant('pays');
  await plant('tries');
  const trying = playerCaller('tries', { demo: true, currency: 'FUN' });
  for (let round = 0; round < 20; round += 1) {
    const paid = await spin('pays', '1.00');
    const by: GameCaller = { ...caller('tries'), player: trying };
    const asked = callOf(by, { gameCode, stake: '1.00' }, built.clock.now());
    const tried = given(await slots.actions.spin(asked));
    expect(tried).toMatchObject({ nonce: paid.nonce, payout: paid.payout, events: paid.events });
  }
});

// @proves R89
test('other seeds give other outcomes', async () => {
  await built.fund('other', '100');
  const own = [await spin('other', '0.20')];
  for (let round = 0; round < 5; round += 1) own.push(await spin('other', '0.20'));
  await built.fund('alike', '100');
  await plant('alike');
  const alike = [];
  for (let round = 0; round < 6; round += 1) alike.push(await spin('alike', '0.20'));
  expect(own.map(({ events }) => events)).not.toEqual(alike.map(({ events }) => events));
});

// @proves R87
test('opening a game renews a seed that has served its rounds', async () => {
  await built.fund('worn', '100');
  await spin('worn', '0.20');
  await sql`update wagering_player set nonce = ${slots.policy.seedRoundsMax}
    where player_id = 'worn'`.execute(database.kysely);
  const asked = callOf(caller('worn'), { gameCode }, built.clock.now());
  given(await slots.actions.getSlot(asked));
  const round = await spin('worn', '0.20');
  expect(round.nonce).toBe(1);
});
