// A password that somebody else chose is due at once and over after a day; one's own is due only
// where the brand forces it and after the days it names.
import { expect, test } from 'vitest';
import { isPasswordDue, isPasswordOver } from './password-due.ts';

const dayMs = 86_400_000;
const own = { passwordKind: 'own', passwordChangedAt: 0 } as const;
const initial = { passwordKind: 'initial', passwordChangedAt: 0 } as const;

// @proves L105 R9 V6.2.10
test.each([
  [own, 90, true, 90, false],
  [own, 91, true, 90, true],
  [own, 91, false, 90, false],
  [own, 9999, true, 0, false],
  [initial, 0, false, 0, true],
])('%j after %d days, forced %s, of %d days: %s', (kept, days, isForced, passwordDays, due) => {
  const now = days * dayMs;
  expect(isPasswordDue(kept, { passwordDays, isForced, now })).toBe(due);
});

// @proves L105 R11 V6.4.1
test('an initial password expires after a day', () => {
  expect(isPasswordOver(initial, dayMs)).toBe(false);
  expect(isPasswordOver(initial, dayMs + 1)).toBe(true);
  expect(isPasswordOver(own, 1000 * dayMs)).toBe(false);
});
