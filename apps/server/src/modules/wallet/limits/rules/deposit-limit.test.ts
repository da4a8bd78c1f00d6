// Proves that a deposit limit tightens at once and loosens a day later, that spans begin at
// midnight in GMT+8, and that a limit is reached exactly, never passed by one unit.
import { expect, test } from 'vitest';
import { changeDepositLimit, limitAt, loosenAfterMs, passesLimit } from './deposit-limit.ts';
import { spanStart } from './span.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const none = { span: 'day', value: null, pendingValue: null, pendingFrom: null } as const;

// @proves R44
test('tightening applies at once', () => {
  const limit = changeDepositLimit(none, 100n, now);
  expect(limit.value).toBe(100n);
  expect(changeDepositLimit(limit, 50n, now)).toEqual({ ...none, value: 50n });
});

// @proves R44
test('loosening applies a day later, not a millisecond before', () => {
  const limit = changeDepositLimit({ ...none, value: 50n }, 80n, now);
  expect(limitAt(limit, now + loosenAfterMs - 1).value).toBe(50n);
  expect(limitAt(limit, now + loosenAfterMs)).toEqual({ ...none, value: 80n });
});

test('removing a limit is a loosening', () => {
  const limit = changeDepositLimit({ ...none, value: 50n }, null, now);
  expect(limit).toMatchObject({ value: 50n, pendingValue: null, pendingFrom: now + loosenAfterMs });
  expect(limitAt(limit, now + loosenAfterMs).value).toBeNull();
});

test('setting the current value again drops the pending one', () => {
  const limit = changeDepositLimit({ ...none, value: 50n }, 80n, now);
  expect(changeDepositLimit(limit, 50n, now)).toEqual({ ...none, value: 50n });
});

test('a limit can be reached to the unit, not passed', () => {
  const limits = [{ ...none, value: 100n }];
  const deposits = [
    { amount: 60n, at: now },
    { amount: 900n, at: spanStart('day', now) - 1 },
  ];
  expect(passesLimit(40n, limits, deposits, now)).toBe(false);
  expect(passesLimit(41n, limits, deposits, now)).toBe(true);
});

test.each([
  ['day', '2026-11-20T16:00:00Z'],
  ['week', '2026-11-15T16:00:00Z'],
  ['month', '2026-10-31T16:00:00Z'],
] as const)('the %s of Saturday noon began at midnight in GMT+8', (span, start) => {
  expect(new Date(spanStart(span, now)).toISOString()).toBe(start.replace('Z', '.000Z'));
});
