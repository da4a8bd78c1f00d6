// The wins of a spin are shown together, then each with its own amount, and the show comes to rest.
import { slotGameOf, spinWindow, type SpinLanded } from '@baize/engines';
import { expect, test } from 'vitest';
import { lightAt, winLights } from './win-show.ts';

const stops = [0, 0, 0, 0, 0];
const game = slotGameOf('golden-lotus-20')?.definition;
if (game?.mechanic !== 'lines') throw new Error('The game is gone.');
const cells = [0, 1, 2].map((reel) => ({ reel, row: 1 }));
const spin: SpinLanded = {
  kind: 'spin-landed',
  stops,
  window: spinWindow(game, stops),
  wins: [
    { line: 11, symbol: 'H3', count: 3, cells, credits: 25 },
    { line: 16, symbol: 'K', count: 3, cells, credits: 12 },
  ],
  scatter: { count: 0, cells: [], credits: 0 },
  multiplier: 3,
  winCredits: 111,
};

test('all lines are shown first, then each with its payout', () => {
  const lights = winLights(spin);
  expect(lights.map(({ lines }) => lines)).toEqual([[11, 16], [11], [16]]);
  expect(lights.map(({ credits }) => credits)).toEqual([undefined, 75, 36]);
});

test('a single win is shown alone; no win shows nothing', () => {
  const [only] = spin.wins;
  if (only === undefined) throw new Error('No win.');
  expect(winLights({ ...spin, wins: [only] })).toMatchObject([{ credits: 75 }]);
  expect(winLights({ ...spin, wins: [] })).toEqual([]);
});

test('the show goes round and comes to rest on all lines', () => {
  const seen = new Set([0, 1500, 2600].map((passedMs) => lightAt(3, passedMs)));
  expect(seen).toEqual(new Set([0, 1, 2]));
  expect(lightAt(3, 60_000)).toBe(0);
});
