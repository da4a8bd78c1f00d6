// A schedule keeps its data on its way to staff and back, and one that cannot be kept is told why.
import { lotteryGames } from '@baize/engines';
import { expect, test } from 'vitest';
import { dataOf, faultOf, scheduleOf } from './schedules.ts';

const minute = lotteryGames.find(({ code }) => code === 'SSC_1M')!.schedule;
const weekly = lotteryGames.find(({ code }) => code === 'LHC_WEEK')!.schedule;

test.each(lotteryGames.map(({ code, schedule }) => [code, schedule] as const))(
  '%s: the schedule comes back as it went, and can be kept',
  (_, schedule) => {
    const kept = JSON.parse(JSON.stringify(dataOf(schedule))) as ReturnType<typeof dataOf>;
    expect(scheduleOf(kept)).toEqual(schedule);
    expect(faultOf(schedule)).toBeUndefined();
  },
);

test.each([
  [{ pattern: 'issue' }, 'the-name-has-no-number'],
  [{ pattern: '{N4} of the day' }, 'the-name-has-no-number'],
  [{ pattern: '{N4}' }, 'two-days-would-have-the-same-names'],
  [{ pattern: '{YYYYMMDD}-{N4}-of-a-long-name' }, 'the-name-is-too-long'],
  [{ holidays: [['2026-12-02', '2026-12-01']] }, 'a-holiday-ends-before-it-begins'],
  [{ holidays: [['2026-12-01', '2026-12-32']] }, 'a-day-does-not-exist'],
  [{ extraDays: ['2026-11-31'] }, 'a-day-does-not-exist'],
  [{ extraDays: ['2025-12-31'] }, 'an-extra-day-is-before-the-first'],
  [{ firstDay: '2026-02-29' }, 'a-day-does-not-exist'],
  [{ closeSeconds: 60 }, 'closes-before-it-opens'],
] as const)('a schedule with %j cannot be kept: %s', (changed, fault) => {
  expect(faultOf({ ...minute, ...changed })).toBe(fault);
});

test('a schedule that was kept before there were extra days has none', () => {
  const { extraDays, ...kept } = dataOf(weekly);
  expect([extraDays, scheduleOf(kept).extraDays]).toEqual([[], []]);
});

test('a game of the year counts on where its names have the year', () => {
  expect(faultOf({ ...weekly, pattern: '{N3}' })).toBe('two-years-would-have-the-same-names');
  const on = { ...weekly, pattern: '{N}', counting: { from: 'first-day', number: 7 } } as const;
  expect(faultOf(on)).toBeUndefined();
});
