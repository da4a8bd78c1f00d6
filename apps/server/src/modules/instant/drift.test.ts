// Proves that the drift monitor is given the spread of a small game's rounds by their own choices.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildWagering, countAllHours, playerCaller, units } from '../wagering/testing.ts';
import { buildInstant } from './testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
let instant: ReturnType<typeof buildInstant>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database);
  instant = buildInstant(database, built);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

async function roll(chance: number, stake: string, intent: string) {
  built.clock.advance(60_000);
  const player = playerCaller('ann');
  const by = { kind: 'game', player, gameCode: 'dice', opening: 'first' } as const;
  const input = { gameCode: 'dice', stake, choice: { side: 'under', chance } };
  return given(await instant.actions.playInstant(callOf(by, input, built.clock.now(), { intent })));
}

// @proves L240
test('the square of a stake counts by the variance of its own choice', async () => {
  await built.fund('ann', '10000');
  // Half of 10,000 at 1.98: 0.5 × 1.98² − 0.99² = 0.9801. One hundredth at 99: 98.01 − 0.9801.
  const even = await roll(5000, '1.00', 'click-even');
  const rare = await roll(100, '2.00', 'click-rare');
  expect(even.outcome).toMatchObject({ variance: '0.9801' });
  expect(rare.outcome).toMatchObject({ variance: '97.0299' });
  await countAllHours(database, built.wagering);
  const { sums } = await database.transaction((tx) => built.wagering.closedSince(tx, 0n));
  const squares = (stake: bigint, variance: bigint) => (stake * stake * variance) / 10_000n;
  expect(sums).toHaveLength(1);
  expect(sums[0]).toMatchObject({
    gameCode: 'dice',
    rounds: 2n,
    staked: units('3'),
    stakedSquares: String(squares(units('1'), 9801n) + squares(units('2'), 970_299n)),
  });
});
