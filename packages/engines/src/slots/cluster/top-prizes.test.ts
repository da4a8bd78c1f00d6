// Proves the chance of a large cluster against every window of small boards, against the formula of
// one row, and against windows that are dealt.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { coralBloom as game } from '../definitions/coral-bloom.ts';
import { cellDrawing } from '../falls.ts';
import { clustersOf } from './rules.ts';
import { clusterChance, clusterPrizes } from './top-prizes.ts';

const rules = { wild: 'W', clusterPays: { X: { 1: 1 } } };

// @proves R93
test.each([
  [3, 3, 4],
  [4, 3, 5],
  [3, 4, 6],
  [2, 2, 2],
])('on %i reels of %i: clusters of %i or more, window by window', (reels, rows, size) => {
  const chance = 0.37;
  const cells = reels * rows;
  let expected = 0;
  for (let shown = 0; shown < 2 ** cells; shown += 1) {
    const window = Array.from({ length: reels }, (_, reel) =>
      Array.from({ length: rows }, (__, row) => ((shown >> (reel * rows + row)) & 1 ? 'X' : 'o')),
    );
    const held = window.flat().filter((symbol) => symbol === 'X').length;
    const isFound = clustersOf(rules, window).some((cluster) => cluster.cells.length >= size);
    if (isFound) expected += chance ** held * (1 - chance) ** (cells - held);
  }
  expect(clusterChance({ reels, rows, chance, size })).toBeCloseTo(expected, 12);
});

test('the windows that are dealt show clusters of eight as often', () => {
  const windows = 12_000;
  const symbol = 'P6';
  const total = Object.values(game.weights).reduce((sum, weight) => sum + weight, 0);
  const either = ((game.weights[symbol] ?? 0) + (game.weights[game.wild] ?? 0)) / total;
  const chance = clusterChance({ reels: 7, rows: 7, chance: either, size: 8 });
  const seed = openSeed('large-clusters');
  let found = 0;
  for (let nonce = 0; nonce < windows; nonce += 1) {
    const draw = cellDrawing(game.weights, seed.draws({ clientSeed: 'coral', nonce }));
    const window = Array.from({ length: 7 }, () => Array.from({ length: 7 }, draw));
    const own = clustersOf(game, window).filter((cluster) => cluster.symbol === symbol);
    if (own.some(({ cells }) => cells.length >= 8)) found += 1;
  }
  expect(found).toBeGreaterThan(100);
  const margin = 4 * Math.sqrt(chance / windows);
  expect(Math.abs(found / windows - chance)).toBeLessThan(margin);
});

test('the highest prize is the largest cluster of the best symbol', () => {
  const [cluster, scatter] = clusterPrizes(game);
  expect(cluster).toMatchObject({ symbol: 'P0', count: 15, credits: 8000 });
  expect(scatter).toMatchObject({ symbol: 'S', count: 5, credits: 1000 });
});
