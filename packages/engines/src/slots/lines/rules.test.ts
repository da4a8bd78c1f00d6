// Proves that a window wins what the pay table says: runs from the first reel only, wilds helping,
// one win a line, scatters anywhere.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenLotus20 as game } from '../definitions/golden-lotus-20.ts';
import { spinWindow } from '../reels.ts';
import { scoreSpin } from './rules.ts';

const anyStops = fc.tuple(...game.strips.map((strip) => fc.nat(strip.length - 1)));

test.each([
  { stops: [0, 0, 0, 0, 0], credits: 37, scatters: 0, wins: ['12 H3×3 25', '17 K×3 12'] },
  { stops: [5, 11, 17, 23, 29], credits: 15, scatters: 1, wins: ['17 A×3 15'] },
  { stops: [31, 31, 31, 31, 31], credits: 25, scatters: 1, wins: ['9 H3×3 25'] },
  { stops: [10, 20, 30, 8, 16], credits: 0, scatters: 0, wins: [] },
  {
    stops: [10, 18, 20, 6, 6],
    credits: 4295,
    scatters: 0,
    wins: ['3 H2×3 40', '4 H3×4 80', '15 H2×4 150', '16 H1×5 2000', '17 H1×5 2000', '18 H3×3 25'],
  },
])('at stops $stops twenty lines win $credits credits', ({ stops, credits, scatters, wins }) => {
  const score = scoreSpin(game, stops);
  expect(score.credits).toBe(credits);
  expect(score.scatter.count).toBe(scatters);
  const told = score.wins.map(
    (win) => `${(win.line ?? -1) + 1} ${win.symbol}×${win.count} ${win.credits}`,
  );
  expect(told).toEqual(wins);
});

test('four scatters in view pay twenty stakes and trigger, and are no line', () => {
  const score = scoreSpin(game, [16, 3, 24, 12, 0]);
  expect(score.scatter).toEqual({
    count: 4,
    cells: [0, 1, 2, 3].map((reel) => ({ reel, row: 0 })),
    credits: 400,
  });
  expect(score.triggers).toBe(true);
  expect(score.wins.map((win) => win.symbol)).not.toContain('S');
});

test('two scatters pay nothing and trigger nothing', () => {
  const score = scoreSpin(game, [16, 3, 0, 0, 0]);
  expect(score.scatter.count).toBe(2);
  expect(score.scatter.credits).toBe(0);
  expect(score.triggers).toBe(false);
});

test('a window is what the strips show below the stops, wrapping at the end', () => {
  expect(spinWindow(game, [31, 30, 0, 0, 0]).slice(0, 2)).toEqual([
    ['T', 'H3', 'K'],
    ['H2', 'H1', 'H4'],
  ]);
});

test('every win shown is on its line, from the first reel, of its symbol or a wild', () => {
  fc.assert(
    fc.property(anyStops, (stops) => {
      const { window, wins, scatter, credits } = scoreSpin(game, stops);
      for (const { line = -1, symbol, cells, count, credits: won } of wins) {
        expect(cells).toEqual(
          game.lines[line]?.slice(0, count).map((row, reel) => ({ reel, row })),
        );
        for (const { reel, row } of cells) expect([symbol, 'W']).toContain(window[reel]?.[row]);
        expect(won).toBe(game.linePays[symbol]?.[count]);
      }
      expect(new Set(wins.map((win) => win.line)).size).toBe(wins.length);
      expect(window.flat().filter((symbol) => symbol === 'S').length).toBe(scatter.count);
      expect(wins.reduce((sum, win) => sum + win.credits, scatter.credits)).toBe(credits);
    }),
  );
});

test.each([[[0, 0, 0, 0]], [[0, 0, 0, 0, 32]], [[-1, 0, 0, 0, 0]], [[0.5, 0, 0, 0, 0]]])(
  'stops %j are on no reel',
  (stops) => {
    expect(() => scoreSpin(game, stops)).toThrow(RangeError);
  },
);
