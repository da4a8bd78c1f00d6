// Proves what makes a cluster by windows drawn out, and that clusters of five and six are dealt as
// often as the count of all their shapes says they must be.
import { expect, test } from 'vitest';
import { openSeed } from '../../kit/fairness.ts';
import { coralBloom as game } from '../definitions/coral-bloom.ts';
import type { Window } from '../events.ts';
import { cellDrawing } from '../falls.ts';
import { besideOf, clustersOf, scoreClusters } from './rules.ts';

/** Reels as words: a digit is a symbol P0…P6, a dot a scatter. */
function windowOf(...reels: readonly string[]): Window {
  return reels.map((reel) =>
    Array.from(reel, (sign) => ({ '.': 'S', W: 'W' })[sign] ?? `P${sign}`),
  );
}

test('five that touch side by side pay, a corner does not touch', () => {
  const bent = windowOf('11.', '1..', '11.');
  expect(scoreClusters(game, bent)).toEqual([
    { symbol: 'P1', count: 5, cells: cellsAt('00 01 10 20 21'), credits: 40 },
  ]);
  expect(scoreClusters(game, windowOf('11.', '..1', '11.'))).toEqual([]);
});

test('a wild joins two clusters of different symbols, and is no cluster alone', () => {
  const shared = windowOf('0000', '..W.', '6666');
  const wins = scoreClusters(game, shared).map(({ symbol, count, credits }) => [
    symbol,
    count,
    credits,
  ]);
  expect(wins).toEqual([
    ['P0', 5, 60],
    ['P6', 5, 7],
  ]);
  expect(scoreClusters(game, windowOf('WWW', 'WWW'))).toEqual([]);
});

test('wilds between two parts of a symbol make them one cluster', () => {
  const [win] = scoreClusters(game, windowOf('22...', '.WW..', '..222'));
  expect(win).toMatchObject({ symbol: 'P2', count: 7, credits: 75 });
});

test.each([5, 6])('clusters of %i are dealt as often as their shapes say', (size) => {
  const expected = expectedClusters(size);
  const seed = openSeed('clusters');
  let found = 0;
  for (let nonce = 0; nonce < windows; nonce += 1) {
    const draw = cellDrawing(game.weights, seed.draws({ clientSeed: 'coral', nonce }));
    const window = Array.from({ length: 7 }, () => Array.from({ length: 7 }, draw));
    found += clustersOf(game, window).filter(({ cells }) => cells.length === size).length;
  }
  const deviation = Math.sqrt(expected / windows);
  expect(Math.abs(found / windows - expected)).toBeLessThan(4 * 1.2 * deviation);
});

const windows = 10_000;

/**
 * Every connected set of so many cells is a cluster of a symbol when each of its cells shows the
 * symbol or a wild, not all of them wilds, and no cell around it shows either.
 */
function expectedClusters(size: number): number {
  const total = Object.values(game.weights).reduce((sum, weight) => sum + weight, 0);
  const wild = (game.weights[game.wild] ?? 0) / total;
  const beside = besideOf(7, 7);
  let expected = 0;
  for (const shape of shapesOf(size)) {
    const inside = new Set(shape);
    const around = new Set(shape.flatMap((cell) => beside[cell] ?? []));
    const edge = [...around].filter((cell) => !inside.has(cell)).length;
    for (const symbol of Object.keys(game.clusterPays)) {
      const either = (game.weights[symbol] ?? 0) / total + wild;
      expected += (either ** size - wild ** size) * (1 - either) ** edge;
    }
  }
  return expected;
}

/** All connected sets of cells, grown cell by cell. */
function shapesOf(size: number): readonly (readonly number[])[] {
  const beside = besideOf(7, 7);
  let shapes = new Map(beside.map((_, cell) => [String(cell), [cell]]));
  for (let grown = 1; grown < size; grown += 1) {
    const next = new Map<string, number[]>();
    for (const shape of shapes.values()) {
      for (const cell of shape.flatMap((one) => beside[one] ?? [])) {
        if (shape.includes(cell)) continue;
        const larger = [...shape, cell].toSorted((one, other) => one - other);
        next.set(larger.join(), larger);
      }
    }
    shapes = next;
  }
  return [...shapes.values()];
}

function cellsAt(pairs: string) {
  return pairs.split(' ').map((pair) => ({ reel: Number(pair[0]), row: Number(pair[1]) }));
}
