// A falling symbol lands exactly on its row, from as far above as the gaps below it were wide.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { droppedBy, fallDistances, heightLeft } from './reel-fall.ts';

test('symbols above a gap fall into it, and new symbols fall past all gaps', () => {
  expect(fallDistances(5, [])).toEqual([0, 0, 0, 0, 0]);
  expect(fallDistances(5, [4])).toEqual([1, 1, 1, 1, 1]);
  expect(fallDistances(5, [0])).toEqual([1, 0, 0, 0, 0]);
  expect(fallDistances(5, [1, 3])).toEqual([2, 2, 2, 1, 0]);
  expect(fallDistances(3, [0, 1, 2])).toEqual([3, 3, 3]);
});

test('a fall begins at its height, ends on its row and never goes through it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.double({ min: 0, max: 1 }), (cells, share) => {
      const left = heightLeft(cells, Number.isNaN(share) ? 0 : share);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(Math.max(cells, 0.06));
    }),
  );
  expect(heightLeft(3, 0)).toBe(3);
  expect(heightLeft(3, 1)).toBe(0);
});

test('a removed symbol is gone at the end', () => {
  expect(droppedBy(5, 0)).toBe(0);
  expect(droppedBy(5, 1)).toBe(6);
});
