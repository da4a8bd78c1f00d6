// A schedule comes back as it was, a fault is named, and the preview is the engine's own list.
import { expect, test } from 'vitest';
import type { ScheduleData } from './game-settings.ts';
import {
  clockText,
  faultOf,
  previewSchedule,
  scheduleDataOf,
  scheduleEntryOf,
  secondsOf,
} from './schedule-entry.ts';
import { game } from './testing/desk.tsx';

const night: ScheduleData = {
  ...game.schedule,
  days: { on: 'weekdays', weekdays: [2, 4, 6] },
  holidays: [{ from: '2026-12-24', to: '2026-12-26' }],
  extraDays: ['2026-12-25', '2026-12-28'],
  sessions: [{ firstDraw: 37_200, lastDraw: 93_600, everySeconds: 1200 }],
  counting: { from: 'first-day', number: 7 },
};

const twice: ScheduleData = { ...night, days: { on: 'month-days', days: [1, 15] } };

test.each([game.schedule, night, twice])('the form of %j is read as it was', (schedule) => {
  expect(scheduleDataOf(scheduleEntryOf(schedule))).toEqual(schedule);
});

test('hours go past midnight, and no further than two days', () => {
  expect(secondsOf('26:00')).toBe(93_600);
  expect(clockText(93_600)).toBe('26:00');
  expect(secondsOf('7:30:15')).toBe(27_015);
  expect(clockText(27_015)).toBe('07:30:15');
  for (const text of ['48:01', '12:60', '12', 'noon', '']) expect(secondsOf(text)).toBeUndefined();
});

const entry = scheduleEntryOf(night);
test.each([
  { ...entry, firstDay: '' },
  { ...entry, firstDay: '0001-01-01' },
  { ...entry, close: 'soon' },
  { ...entry, weekdays: [] },
  { ...entry, on: 'month-days', monthDays: '32' } as const,
  { ...entry, sessions: [{ first: '10:00', last: '11:00', every: '0' }] },
  { ...entry, sessions: [] },
  { ...entry, holidays: [{ from: '2026-12-24', to: '' }] },
  { ...entry, extraDays: ['2026-12-24', ''] },
  { ...entry, extraDays: ['2025-12-24'] },
])('%j cannot be read', (typed) => {
  expect(scheduleDataOf(typed)).toBeUndefined();
});

test('extra days are sent in order, each once', () => {
  const typed = { ...entry, extraDays: ['2026-12-28', '2026-12-25', '2026-12-28'] };
  expect(scheduleDataOf(typed)?.extraDays).toEqual(['2026-12-25', '2026-12-28']);
  const now = Date.UTC(2026, 11, 24, 0, 0);
  const { issues } = previewSchedule({ ...night, counting: { from: 'day' } }, now, 200);
  expect([...new Set(issues.map(({ lotteryDay }) => lotteryDay))].slice(0, 3)).toEqual([
    '2026-12-25',
    '2026-12-28',
    '2026-12-29',
  ]);
});

test('a schedule that cannot be drawn by is named', () => {
  const sessions = [
    { firstDraw: 3600, lastDraw: 7200, everySeconds: 600 },
    { firstDraw: 7200, lastDraw: 9000, everySeconds: 600 },
  ];
  expect(faultOf({ ...night, sessions })).toBe('overlap');
  expect(faultOf({ ...night, closeSeconds: 1200 })).toBe('closes-early');
});

test('the next issues are those after now, over midnight and past days without draws', () => {
  // Wednesday, 25 November 2026, 02:30 in GMT+8; Tuesday's session ended at 02:00.
  const now = Date.UTC(2026, 10, 24, 18, 30);
  const { issues } = previewSchedule({ ...night, counting: { from: 'day' } }, now, 3);
  expect(issues.map(({ id }) => id)).toEqual(['20261126-0001', '20261126-0002', '20261126-0003']);
  const before = now - 3_600_000;
  const [first] = previewSchedule({ ...night, counting: { from: 'day' } }, before, 1).issues;
  expect(first?.lotteryDay).toBe('2026-11-24');
});
