// Proves where days, weeks and months begin for limits: at midnight GMT+8, on Mondays, on the
// first.
import { expect, test } from 'vitest';
import { spansAt } from './span.ts';

const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

test('a day begins at midnight GMT+8', () => {
  expect(spansAt(Date.parse('2026-11-21T15:59:59Z')).day).toBe(dayOf('2026-11-21'));
  expect(spansAt(Date.parse('2026-11-21T16:00:00Z')).day).toBe(dayOf('2026-11-22'));
});

test('a week begins on Monday and a month on the first', () => {
  const sunday = spansAt(Date.parse('2026-11-22T10:00:00Z'));
  expect(sunday).toEqual({
    day: dayOf('2026-11-22'),
    week: dayOf('2026-11-16'),
    month: dayOf('2026-11-01'),
  });
  expect(spansAt(Date.parse('2026-11-23T10:00:00Z')).week).toBe(dayOf('2026-11-23'));
});
