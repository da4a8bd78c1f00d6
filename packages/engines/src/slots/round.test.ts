// Proves that a round plays every free spin it won, that its events add up to its payout, and that
// no round pays above the cap.
import { parseUnits, type Units } from '@baize/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptedDraws } from '../kit/draws.ts';
import { openSeed } from '../kit/fairness.ts';

import { goldenLotus20 as game } from './definitions/golden-lotus-20.ts';
import type { SlotEvent } from './events.ts';
import type { LineGame } from './lines/definition.ts';
import { creditsToUnits, playRound, type SlotRound } from './round.ts';
import { stakesOf } from './stakes.ts';
import { viewRound } from './view.ts';

const stake: Units = 10_000n;
const nothing = [10, 20, 30, 8, 16];
const best = [10, 18, 20, 6, 6];
const fourScatters = [16, 3, 24, 12, 0];
const seed = openSeed('rounds-of-the-test');

test('a spin that wins nothing is a round of one event that pays nothing', () => {
  const round = play(game, [nothing]);
  expect(round.events.map((event) => event.kind)).toEqual(['spin-landed']);
  expect(round.payout).toBe(0n);
});

test('the best single spin pays 214.75 stakes', () => {
  expect(play(game, [best]).payout).toBe(parseUnits('214.75', { decimalsMax: 2 }));
});

test('four scatters pay 20 stakes and ten free spins that pay threefold', () => {
  const round = play(game, [fourScatters, best, ...times(9, nothing)]);
  const first = landed(round)[0]?.winCredits ?? 0;
  expect(first).toBeGreaterThanOrEqual(400);
  expect(round.events.slice(1, 3)).toEqual([
    { kind: 'free-spins-awarded', count: 10, total: 10 },
    { kind: 'free-spin-started', index: 1, of: 10 },
  ]);
  expect(round.events.at(-1)).toEqual({ kind: 'feature-ended', winCredits: 3 * 4295 });
  expect(round.payout).toBe(creditsToUnits({ game, stake, credits: first + 3 * 4295 }));
});

test('scatters in a free spin pay threefold too and add ten more', () => {
  const spins = [fourScatters, fourScatters, ...times(19, nothing)];
  const round = play(game, spins);
  expect(round.events.filter((event) => event.kind === 'free-spins-awarded')).toEqual([
    { kind: 'free-spins-awarded', count: 10, total: 10 },
    { kind: 'free-spins-awarded', count: 10, total: 20 },
  ]);
  const [paid, free] = landed(round);
  expect(free?.winCredits).toBe(3 * (paid?.winCredits ?? 0));
  expect(landed(round).length).toBe(21);
});

test('free spins end at their maximum, however many more are won', () => {
  const few: LineGame = { ...game, freeSpins: { ...game.freeSpins, spinsMax: 15 } };
  const round = play(few, times(16, fourScatters));
  expect(landed(round).length).toBe(16);
  const awards = round.events.filter((event) => event.kind === 'free-spins-awarded');
  expect(awards.map(({ count }) => count)).toEqual([10, 5]);
});

test('a round that reaches the cap ends there and pays the cap', () => {
  const capped: LineGame = { ...game, payoutStakesMax: 100 };
  const round = play(capped, [fourScatters, nothing, best]);
  expect(round.payout).toBe(100n * stake);
  expect(round.events.slice(-2).map((event) => event.kind)).toEqual([
    'cap-reached',
    'feature-ended',
  ]);
  const free = 2000 - (landed(round)[0]?.winCredits ?? 0);
  expect(round.events.at(-1)).toEqual({ kind: 'feature-ended', winCredits: free });
});

test('a spin that reaches the cap wins no more free spins', () => {
  const round = play({ ...game, payoutStakesMax: 20 }, [fourScatters]);
  expect(round.events.map((event) => event.kind)).toEqual(['spin-landed', 'cap-reached']);
  expect(round.payout).toBe(20n * stake);
});

test('for any seed and stake events add up to the payout, and the record plays them again', () => {
  const anyStake = fc.constantFrom(...stakesOf(game));
  fc.assert(
    fc.property(fc.nat(), fc.string(), anyStake, (nonce, clientSeed, staked) => {
      const draws = seed.draws({ clientSeed, nonce });
      const round = playRound({ game, stake: staked, draws });
      const credits = landed(round).reduce((sum, { winCredits }) => sum + winCredits, 0);
      expect(round.payout * 20n).toBe(staked * BigInt(credits));
      expect(draws.recorded.length).toBe(5 * landed(round).length);
      const recorded = scriptedDraws(draws.recorded.map(({ value }) => value));
      expect(playRound({ game, stake: staked, draws: recorded })).toEqual(round);
    }),
    { numRuns: 500 },
  );
});

test('events are plain JSON, and a view has its amounts as decimals', () => {
  const view = viewRound(play(game, [best]));
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  expect(view).toMatchObject({ stake: '1.0000', payout: '214.7500' });
});

test.each([0n, -10_000n, 10_001n, 19n])('a stake of %d units has no whole credits', (units) => {
  expect(() => playRound({ game, stake: units, draws: scriptedDraws(nothing) })).toThrow(
    RangeError,
  );
});

test('a stake that is no amount is a fault of the definition', () => {
  expect(() => stakesOf({ ...game, stakes: ['1.001'] })).toThrow(RangeError);
});

function play(played: LineGame, spins: readonly (readonly number[])[]): SlotRound {
  return playRound({ game: played, stake, draws: scriptedDraws(spins.flat()) });
}

function times(count: number, stops: readonly number[]): (readonly number[])[] {
  return Array.from({ length: count }, () => stops);
}

function landed({ events }: SlotRound): Extract<SlotEvent, { kind: 'spin-landed' }>[] {
  return events.filter((event) => event.kind === 'spin-landed');
}
