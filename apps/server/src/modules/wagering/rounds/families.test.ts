// Proves that what lies open in one family of games stands in no other's way: not of its stakes, of
// the seed, or of what was left by a crash.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const openIn = (playerId: string, family: string, intent: string, bet = '') =>
  built.wagering.openRound({
    player: playerCaller(playerId),
    intent,
    family,
    gameCode: `${family}-game`,
    gameVersion: 'v1',
    bet,
    stake: units('1'),
    now: built.clock.now(),
    paceMs: 0,
  });

async function openedIn(playerId: string, family: string, intent: string) {
  const opened = await openIn(playerId, family, intent);
  if (isRefusal(opened)) throw new Error(opened.refused);
  return opened.round;
}

test('a player has one open round in each family', async () => {
  await built.fund('ann', '10');
  expect(await openedIn('ann', 'slots', 'one')).toMatchObject({ family: 'slots', state: 'open' });
  expect(await openIn('ann', 'slots', 'two')).toEqual({ refused: 'round-open' });
  expect(await openedIn('ann', 'dice', 'three')).toMatchObject({ family: 'dice', state: 'open' });
  expect(await openIn('ann', 'dice', 'four')).toEqual({ refused: 'round-open' });
});

test('of parallel stakes one per family is taken, in any batching', async () => {
  await built.fund('bob', '10');
  const tried = ['slots', 'slots', 'dice', 'dice'].map((family, at) =>
    openIn('bob', family, `at-once-${at}`),
  );
  const outcomes = await Promise.all(tried);
  expect(outcomes.filter((one) => !isRefusal(one))).toHaveLength(2);
});

test('the same intent with another kind of bet is refused', async () => {
  await built.fund('cat', '10');
  await openIn('cat', 'dice', 'one', 'over');
  expect(await openIn('cat', 'dice', 'one', 'over')).toMatchObject({ replayed: true });
  expect(await openIn('cat', 'dice', 'one', 'under')).toEqual({
    refused: 'idempotency-key-reused',
  });
});

test('only a round drawn from the seed blocks its rotation', async () => {
  await built.fund('dan', '10');
  const round = await openedIn('dan', 'lottery', 'one');
  const { rotateSeed, getSeed } = built.wagering.actions;
  const call = <const I>(input: I) => callOf(playerCaller('dan'), input, built.clock.now());
  const rotate = (intent: string) => rotateSeed({ ...call({}), intent });
  given(await getSeed(call({})));
  expect(await rotate('try-one')).toEqual({ refused: 'seed-rotation-blocked' });
  // As a stake lies that an event decides: it has no seed of the player.
  await sql`update wagering_round set seed_id = '' where round_id = ${round.roundId}`.execute(
    database.kysely,
  );
  given(await rotate('try-two'));
});

test('open stakes are found by family, behind any number of others', async () => {
  await built.fund('eve', '10');
  await openedIn('eve', 'keno', 'one');
  built.clock.advance(1000);
  const round = await openedIn('eve', 'crash', 'two');
  const before = built.clock.now() + 1;
  const found = await built.wagering.openRounds({ before, family: 'crash', count: 1 });
  expect(found.map(({ roundId }) => roundId)).toEqual([round.roundId]);
});
