// A chart's scale includes zero and every value, with round marks; stacked parts neither overlap
// nor leave a gap.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf, endsOf, heightOf, scaleOf } from './chart-scale.ts';

test('marks are round and evenly spaced, from the top down', () => {
  expect(scaleOf([120, 870])).toEqual({ least: 0, most: 1000, marks: [1000, 750, 500, 250, 0] });
  expect(scaleOf([-40, 60])).toEqual({
    least: -50,
    most: 75,
    marks: [75, 50, 25, 0, -25, -50],
  });
});

test('a chart without any value still has a scale', () => {
  expect(scaleOf([])).toEqual({ least: 0, most: 1, marks: [1, 0] });
  expect(scaleOf([0, 0])).toEqual({ least: 0, most: 1, marks: [1, 0] });
});

test('a loss hangs from zero and a gain stands on it', () => {
  const scale = scaleOf([50, -50]);
  expect(barsOf([50], scale)[0]).toEqual({ at: 0, top: 0, height: 50 });
  expect(barsOf([-25], scale)[0]).toEqual({ at: 0, top: 50, height: 25 });
});

test('every value lies within the scale, and the parts of a bar add up to its ends', () => {
  const some = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(some, (values) => {
      const ends = endsOf(values);
      const scale = scaleOf(ends);
      const bars = barsOf(values, scale);
      for (const { top, height } of bars) {
        expect(top).toBeGreaterThanOrEqual(-1e-6);
        expect(top + height).toBeLessThanOrEqual(100 + 1e-6);
      }
      const whole = bars.reduce((sum, { height }) => sum + height, 0);
      const span = heightOf(ends[1] ?? 0, scale) - heightOf(ends[0] ?? 0, scale);
      expect(whole).toBeCloseTo(span, 6);
    }),
  );
});
