// The calendar of Vietnam's provinces over ten years, and the hours of all these lotteries in
// GMT+7.
import { expect, test } from 'vitest';
import { issuesOf } from '../issues/schedule.ts';
import { lotteryGames } from './games.ts';
import { provinceNames } from '../slang/provinces-table.ts';
import { provinces } from './vn-provinces.ts';

const dayMs = 86_400_000;
const first = Date.UTC(2026, 0, 1);
const days = Array.from({ length: 3652 }, (_, day) => new Date(first + day * dayMs));
const scheduleOf = (code: string) => lotteryGames.find((game) => game.code === code)!.schedule;
const dayText = (day: Date) => day.toISOString().slice(0, 10);

/** By weekday from Sunday, as the provinces publish it. */
const calendar = [
  'DA_LAT HUE KHANH_HOA KIEN_GIANG KON_TUM TIEN_GIANG',
  'CA_MAU DONG_THAP HCM HUE PHU_YEN',
  'BAC_LIEU BEN_TRE DAK_LAK QUANG_NAM VUNG_TAU',
  'CAN_THO DA_NANG DONG_NAI KHANH_HOA SOC_TRANG',
  'AN_GIANG BINH_DINH BINH_THUAN QUANG_BINH QUANG_TRI TAY_NINH',
  'BINH_DUONG GIA_LAI NINH_THUAN TRA_VINH VINH_LONG',
  'BINH_PHUOC DAK_NONG DA_NANG HAU_GIANG HCM LONG_AN QUANG_NGAI',
];

test('over ten years each province draws on its weekdays, at its region’s hour', () => {
  const drawing = days.map(() => [] as string[]);
  for (const { code, region } of provinces) {
    const schedule = scheduleOf(code);
    for (const [at, day] of days.entries()) {
      const issues = issuesOf(schedule, dayText(day));
      if (issues.length === 0) continue;
      drawing[at]?.push(code.slice(3));
      const minutes = region === 'south' ? 16 * 60 + 15 : 17 * 60 + 15;
      // GMT+7 is seven hours ahead.
      expect(issues.map(({ drawsAt }) => drawsAt)).toEqual([
        day.getTime() + (minutes - 7 * 60) * 60_000,
      ]);
    }
  }
  for (const [at, day] of days.entries())
    expect(drawing[at]?.toSorted().join(' '), dayText(day)).toBe(calendar[day.getUTCDay()]);
}, 30_000);

test('“dn” never names a province, and each province has a name of its own', () => {
  const called = (name: string) => provinceNames.filter(({ names }) => names.includes(name));
  expect(called('dn').map(({ code }) => code)).toContain('VN_DONG_NAI');
  expect(called('dn').map(({ code }) => code)).toContain('VN_DA_NANG');
  expect(provinceNames.map(({ code }) => code).toSorted()).toEqual(
    ['VN_N', ...provinces.map(({ code }) => code)].toSorted(),
  );
  for (const { code, names } of provinceNames)
    expect(names.filter((name) => called(name).length === 1).length, code).toBeGreaterThan(0);
});

const clockOf = (moment: number) =>
  new Date(moment + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

test.each([
  ['VN_N', '2026-11-21', '2026-11-21 18:00', '2026-11-21 18:15'],
  ['VN_HCM', '2026-11-21', '2026-11-21 16:00', '2026-11-21 16:15'],
  ['VN_HUE', '2026-11-22', '2026-11-22 17:00', '2026-11-22 17:15'],
  ['THAI_GOV', '2026-12-16', '2026-12-16 14:30', '2026-12-16 16:00'],
  ['HANOI', '2026-11-21', '2026-11-21 18:00', '2026-11-21 18:15'],
  ['LAO', '2026-11-23', '2026-11-23 20:00', '2026-11-23 20:30'],
  ['D4_DAILY', '2026-11-21', '2026-11-21 18:45', '2026-11-21 19:00'],
])('%s of %s closes at %s and draws at %s', (code, day, closes, draws) => {
  const issues = issuesOf(scheduleOf(code), day);
  expect(issues.map(({ id }) => id)).toEqual([`${day.replaceAll('-', '')}-1`]);
  expect(issues.map(({ closesAt }) => clockOf(closesAt))).toEqual([closes]);
  expect(issues.map(({ drawsAt }) => clockOf(drawsAt))).toEqual([draws]);
});

test('Thai numbers are drawn on the 1st and the 16th alone, Lao on weekdays', () => {
  const drawn = (code: string) =>
    days.filter((day) => issuesOf(scheduleOf(code), dayText(day)).length > 0);
  expect(new Set(drawn('THAI_GOV').map((day) => day.getUTCDate()))).toEqual(new Set([1, 16]));
  expect(drawn('THAI_GOV')).toHaveLength(240);
  expect(new Set(drawn('LAO').map((day) => day.getUTCDay()))).toEqual(new Set([1, 2, 3, 4, 5]));
}, 30_000);

test('Yeekee has 88 rounds a day, every quarter of an hour', () => {
  const rounds = issuesOf(scheduleOf('YEEKEE'), '2026-11-21');
  expect(rounds).toHaveLength(88);
  expect(rounds.map(({ id }) => id).slice(0, 1)).toEqual(['20261121-01']);
  expect(clockOf(rounds[0]!.drawsAt)).toBe('2026-11-21 06:15');
  expect(clockOf(rounds[87]!.drawsAt)).toBe('2026-11-22 04:00');
});
