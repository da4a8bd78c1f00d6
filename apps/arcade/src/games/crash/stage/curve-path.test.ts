// The drawn curve begins at the start, stays in its field and rises to the right.
import { expect, test } from 'vitest';
import { curvePath } from './curve-path.ts';

test.each([0, 1, 500, 8000, 40_000, 153_506])(
  'after %i ms the tip lies in the field',
  (elapsed) => {
    const { line, area, tip } = curvePath(elapsed);
    expect(tip.x >= 0 && tip.x <= 100 && tip.y >= 0 && tip.y <= 100).toBe(true);
    expect(line).toMatch(/^M0 100 L/u);
    expect(area.endsWith('Z')).toBe(true);
  },
);

test('the curve rises with time', () => {
  const tips = [1000, 3000, 6000, 9000].map((elapsed) => curvePath(elapsed).tip.y);
  expect(tips).toEqual(tips.toSorted((one, other) => one - other));
});
