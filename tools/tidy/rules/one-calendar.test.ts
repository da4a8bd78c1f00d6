// Code outside the calendar that holds the offset of GMT+8 is found.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { oneCalendar } from './one-calendar.ts';

test.each([
  ['apps/server/src/a.ts', 'const zoneMs = 8 * 3_600_000;'],
  ['apps/server/src/a.ts', 'const zoneMs = 8 * hourMs;'],
  ['apps/server/src/a.ts', 'const zoneMs = 28_800_000;'],
  ['apps/server/src/a.ts', 'const at = Date.parse(`${day}T00:00:00+08:00`);'],
  ['apps/server/src/a.ts', "sql`to_char(at at time zone interval '8 hours', 'YYYY')`;"],
  ['apps/site/src/a.tsx', "const zone = 'Asia/Manila';"],
  ['packages/i18n/src/locales/en/a.ts', "  counted: 'Days run in GMT+8.',"],
  [
    'apps/server/src/modules/vip/store/schema/0009-a.sql',
    "select now() at time zone 'Asia/Manila';",
  ],
])('%s: %s', (path, text) => {
  expect(spotsOf(oneCalendar, { [path]: text })).toEqual([`${path}:1`]);
});

test('the calendar, tests, comments and other spans pass', () => {
  expect(
    spotsOf(oneCalendar, {
      'packages/money/src/calendar.ts': "export const houseZone = '+08:00';",
      'packages/i18n/src/a.test.ts': "const zone = 'Asia/Jakarta';",
      'apps/server/src/a.ts': '// At midnight, +08:00.\nconst twoDays = 48 * 3_600_000;',
    }),
  ).toEqual([]);
});
