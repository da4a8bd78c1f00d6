// A closed way opens later today or tomorrow, by the house's day (GMT+8).
import { expect, test } from 'vitest';
import { nextOpening } from './opening-hours.ts';

const hours = { opens: 8 * 60, closes: 22 * 60 };
const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['2026-05-04T06:30', '2026-05-04T08:00'],
  ['2026-05-04T22:00', '2026-05-05T08:00'],
  ['2026-05-04T08:00', '2026-05-05T08:00'],
])('at %s it opens at %s', (now, opens) => {
  expect(nextOpening(hours, at(now))).toBe(at(opens));
});
