// A chart of income has every day of the time once and in order; days without income are zero.
import { expect, test } from 'vitest';
import { everyDay, noIncome } from './income-days.ts';

const day = (date: string, dividend: number) => ({
  ...noIncome,
  date,
  dividend,
  tatalIncome: dividend,
});

test('days without income stand between those with income', () => {
  const list = [day('2026-12-01', 7), day('2026-11-29', 5)];
  const days = everyDay({ startDate: '2026-11-28', endDate: '2026-12-01' }, list);
  expect(days.map(({ date, tatalIncome }) => [date, tatalIncome])).toEqual([
    ['2026-11-28', 0],
    ['2026-11-29', 5],
    ['2026-11-30', 0],
    ['2026-12-01', 7],
  ]);
});

test('one day is one point', () => {
  expect(everyDay({ startDate: '2026-11-28', endDate: '2026-11-28' }, [])).toHaveLength(1);
});
