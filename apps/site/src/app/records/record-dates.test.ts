// Records are requested by days of the site's clock, in any zone of the machine.
import { expect, test } from 'vitest';
import { daysIn } from './record-dates.ts';

test('the day turns at midnight in GMT+8', () => {
  const lastSecond = Date.parse('2026-03-01T15:59:59Z');
  expect(daysIn('today', lastSecond)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(daysIn('today', lastSecond + 1000)).toEqual({ from: '2026-03-02', to: '2026-03-02' });
});

test('seven days are today and the six before it', () => {
  const now = Date.parse('2026-03-02T04:00:00Z');
  expect(daysIn('days-7', now)).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(daysIn('days-30', now).from).toBe('2026-02-01');
});
