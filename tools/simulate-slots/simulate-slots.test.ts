// The records of simulations belong to the current games, every stated return lies in its interval,
// and a new run gives the same within four deviations.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { slotGameOf, slotGames, openSeed, playRound, scriptedDraws } from '@baize/engines';
import type { Draws, TumbleGame } from '@baize/engines';
import { expect, test } from 'vitest';
import { addSums, counted, playBatch } from './batch.ts';
import { recordPath, restated } from './keep-record.ts';
import { recordOf, type SimulationRecord } from './record.ts';
import { countedRounds } from './tumble-counts.ts';

const simulated = slotGames.filter(({ mechanic }) =>
  ['tumble', 'cluster', 'cascade', 'hold'].includes(mechanic),
);
const kept = (code: string) =>
  JSON.parse(readFileSync(recordPath(code), 'utf8')) as SimulationRecord;

// @proves R92
test.each(simulated)('$code: the record is of this version and says what is stated', (game) => {
  const record = kept(game.code);
  const { definition, version } = game;
  expect(record.version).toBe(version);
  if ('returnStated' in definition) expect(definition.returnStated).toEqual(record.stated);
  const { from, to } = record.intervalPercent;
  expect(Number(game.returnPercent)).toBeGreaterThan(Number(from));
  expect(Number(game.returnPercent)).toBeLessThan(Number(to));
  const halfWidth = (1.959964 * 100 * Number(record.deviation)) / Math.sqrt(record.rounds);
  expect(Number(record.stated.halfWidthPercent)).toBeCloseTo(halfWidth, 3);
});

test.each(simulated)('$code: played anew it returns the same', ({ code, definition }) => {
  const { meanPercent, deviation, stated } = kept(code);
  const rounds = 40_000;
  const sums = playBatch({ game: definition, seed: 'gate', batch: 0, rounds });
  const mean = sums.credits / rounds / definition.stakeCredits;
  const margin = (spread: number) => (4 * spread) / Math.sqrt(rounds);
  expect(Math.abs(mean - Number(meanPercent) / 100)).toBeLessThan(margin(Number(deviation)));
  const trigger = 1 / Number(stated.spinsPerTrigger);
  expect(Math.abs(sums.triggers / rounds - trigger)).toBeLessThan(margin(Math.sqrt(trigger)));
});

/** Plays rounds by the engine and by counts from the same numbers; both must tell the same. */
function playingTwice(game: TumbleGame) {
  let again = scriptedDraws([]);
  const playByCounts = countedRounds(game, (range) => again.int(range));
  return (draws: Draws) => {
    const told = counted(playRound({ game, stake: 1000n, draws }));
    again = scriptedDraws(draws.recorded.map(({ value }) => value));
    const byCounts = playByCounts();
    const isSame = isDeepStrictEqual([byCounts, again.recorded], [told, draws.recorded]);
    // The matcher is asked only what differs, since it takes longer than both rounds.
    if (!isSame) expect([byCounts, again.recorded]).toEqual([told, draws.recorded]);
    return told;
  };
}

const tumbling = () => {
  const game = slotGameOf('jade-tumble')?.definition;
  return game?.mechanic === 'tumble' ? game : expect.fail('Jade Tumble tumbles');
};

test('a tumbling round played by counts is the engine’s round, number for number', () => {
  const game = tumbling();
  const seed = openSeed('counts');
  const play = playingTwice(game);
  let features = 0;
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    if (play(seed.draws({ clientSeed: 'jade', nonce })).triggered) features += 1;
  }
  expect(features).toBeGreaterThan(50);
});

test('a tumbling round by counts ends at the cap, as the engine’s does', () => {
  const game = { ...tumbling(), payoutStakesMax: 5 };
  const seed = openSeed('counts');
  const play = playingTwice(game);
  let capped = 0;
  for (let nonce = 0; nonce < 5000; nonce += 1) {
    const { credits } = play(seed.draws({ clientSeed: 'cap', nonce }));
    if (credits === 5 * game.stakeCredits) capped += 1;
  }
  expect(capped).toBeGreaterThan(20);
});

test('a batch is the same each time, another batch is not, and batches add up', () => {
  const [game] = simulated;
  if (game === undefined) return expect.fail('no game is simulated');
  const asked = { game: game.definition, seed: 'seed', batch: 3, rounds: 500 };
  const one = playBatch(asked);
  expect(playBatch(asked)).toEqual(one);
  const other = playBatch({ ...asked, batch: 4 });
  expect(other).not.toEqual(one);
  expect(addSums(one, other)).toEqual(addSums(other, one));
  expect(addSums(one, other).credits).toBe(one.credits + other.credits);
});

test('a mean and its interval follow from the sums', () => {
  // Two rounds of 0 and 2 stakes of ten credits: mean 1, deviation 1.
  const sums = {
    rounds: 2,
    credits: 20,
    creditsSquared: 400,
    spinCredits: 20,
    spinCreditsSquared: 400,
    spinCreditsMax: 20,
    hits: 1,
    triggers: 1,
    featureSpins: 3,
  };
  const record = recordOf({ code: 'x', version: 'v', seed: 's', stakeCredits: 10, sums });
  expect(record).toMatchObject({ meanPercent: '100.0000', deviation: '1.0000' });
  expect(record.stated).toMatchObject({ hitPercent: '50.0000', spinWinStakesMax: '2.00' });
  const source = "  'x': {\n    rounds: 1,\n  },\n  'y': {\n    rounds: 7,\n  },\n";
  const written = restated(source, record);
  expect(written).toContain("    percent: '100.0000',\n");
  expect(written).toContain("  'y': {\n    rounds: 7,\n  },\n");
});
