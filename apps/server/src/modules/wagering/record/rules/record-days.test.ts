// A period is cut into whole counted days and the stretches beside them, nothing twice and nothing
// missed.
import { expect, test } from 'vitest';
import { dayAfter, dayBefore, endOf, splitPeriod, startOf } from './record-days.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test('a whole period of counted days is read from them alone', () => {
  const period = { from: startOf('2026-11-02'), to: endOf('2026-11-05') - 1 };
  expect(splitPeriod(period, '2026-11-20')).toEqual({
    days: { from: '2026-11-02', to: '2026-11-05' },
    beside: [],
  });
  const byTheSecond = { ...period, to: endOf('2026-11-05') - 1000 };
  expect(splitPeriod(byTheSecond, '2026-11-20').days?.to).toBe('2026-11-05');
});

test('days that are not counted yet are read', () => {
  const from = startOf('2026-11-19');
  expect(splitPeriod({ from }, '2026-11-20')).toMatchObject({
    days: { from: '2026-11-19', to: '2026-11-20' },
    beside: [{ from: startOf('2026-11-21') }],
  });
  expect(splitPeriod({ from }, '')).toMatchObject({ days: undefined, beside: [{ from }] });
  expect(splitPeriod({ from }, '2026-11-18').days).toBeUndefined();
});

test('hours at both ends are read beside the days', () => {
  const period = { from: at('2026-11-02T10:00:00'), to: at('2026-11-05T09:00:00') };
  expect(splitPeriod(period, '2026-11-20')).toEqual({
    days: { from: '2026-11-03', to: '2026-11-04' },
    beside: [
      { from: period.from, to: startOf('2026-11-03') - 1 },
      { from: startOf('2026-11-05'), to: period.to },
    ],
  });
  expect([dayBefore('2026-11-01'), dayAfter('2026-11-30')]).toEqual(['2026-10-31', '2026-12-01']);
});
