// The odds of a prize draw are exactly its weights: every number of the whole range is counted.
import { expect, test } from 'vitest';
import vectors from '../../../../docs/fairness/vectors/draws.json' with { type: 'json' };
import { scriptedDraws } from '../kit/draws.ts';
import { draws } from '../kit/fairness.ts';
import { drawPrize, drawRange, segmentAt } from './prize-draw.ts';

test.each([[[1, 1]], [[2, 3, 5]], [[5, 1, 40, 200, 754]], [[1, 99_999]]])(
  'each segment of %j has as many numbers as its weight',
  (weights) => {
    const range = drawRange(weights);
    const found = weights.map(() => 0);
    for (let value = 0; value < range; value += 1) {
      const { segment, value: drawn } = drawPrize(weights, scriptedDraws([value]));
      expect(drawn).toBe(value);
      found[segment] = (found[segment] ?? 0) + 1;
    }
    expect(found).toEqual(weights);
  },
);

test('the segments lie in their order', () => {
  const of = (value: number) => segmentAt([2, 3, 5], value);
  expect([0, 1, 2, 4, 5, 9].map(of)).toEqual([0, 0, 1, 1, 2, 2]);
  expect(() => of(10)).toThrow('No segment');
  expect(() => of(-1)).toThrow('No segment');
});

test('a draw takes exactly one number of the stream', () => {
  const stream = draws({ serverSeed: 'a'.repeat(64), clientSeed: 'me', nonce: 1 });
  drawPrize([2, 3, 5], stream);
  expect(stream.recorded).toHaveLength(1);
});

test('the published vector is drawn', () => {
  const { serverSeed, clientSeed, prize } = vectors;
  const { nonce, weights, value, segment } = prize;
  const drawn = drawPrize(weights, draws({ serverSeed, clientSeed, nonce }));
  expect(drawn).toEqual({ range: 100, value, segment });
});
