// However many figures there are, no line of them is left with one alone.
import { expect, test } from 'vitest';
import { columnsOf } from './tiles.tsx';

test.each(Array.from({ length: 24 }, (_, at) => at + 1))('%i tiles', (count) => {
  const columns = columnsOf(count);
  const last = count % columns === 0 ? columns : count % columns;
  expect(columns).toBeLessThanOrEqual(6);
  expect(count > columns ? last : 2).toBeGreaterThan(1);
});
