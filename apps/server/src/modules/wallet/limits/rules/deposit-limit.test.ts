// Proves that a deposit limit tightens at once and loosens a day later, at the player's second word
// where the policy asks for it; that the lower of two limits counts; and that a limit is reached
// exactly, never passed by one unit.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeDepositLimit, confirmRaise, limitAt, loosenAfterMs } from './deposit-limit.ts';
import {
  boundsOf,
  noLimits,
  operatorLimitOf,
  roomOf,
  usedOf,
  type OperatorLimits,
} from './room.ts';
import { depositSpans, spanStart } from './span.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const none = { span: 'day', value: null, pendingValue: null, pendingFrom: null } as const;
const noOperator: OperatorLimits = { member: noLimits, level: noLimits, brand: noLimits };
const timed = { now, raises: 'timed' } as const;
const confirmed = { now, raises: 'confirmed' } as const;

// @proves R44
test.each([timed, confirmed])('tightening applies at once', (how) => {
  const limit = changeDepositLimit(none, 100n, how);
  expect(limit.value).toBe(100n);
  expect(changeDepositLimit(limit, 50n, how)).toEqual({ ...none, value: 50n });
});

// @proves R44
test('a raise by time applies a day later, not a millisecond before', () => {
  const limit = changeDepositLimit({ ...none, value: 50n }, 80n, timed);
  expect(limitAt(limit, now + loosenAfterMs - 1, 'timed').value).toBe(50n);
  expect(limitAt(limit, now + loosenAfterMs, 'timed')).toEqual({ ...none, value: 80n });
});

// @proves R44
test('a raise that must be confirmed waits for it, and cannot be confirmed early', () => {
  const limit = changeDepositLimit({ ...none, value: 50n }, 80n, confirmed);
  expect(limitAt(limit, now + 30 * loosenAfterMs, 'confirmed').value).toBe(50n);
  expect(confirmRaise(limit, now + loosenAfterMs - 1)).toBeUndefined();
  expect(confirmRaise(limit, now + loosenAfterMs)).toEqual({ ...none, value: 80n });
  expect(confirmRaise({ ...none, value: 50n }, now)).toBeUndefined();
});

test('removing a limit is a loosening', () => {
  const limit = changeDepositLimit({ ...none, value: 50n }, null, timed);
  expect(limit).toMatchObject({ value: 50n, pendingValue: null, pendingFrom: now + loosenAfterMs });
  expect(limitAt(limit, now + loosenAfterMs, 'timed').value).toBeNull();
});

test('setting the current value again drops the pending one', () => {
  const limit = changeDepositLimit({ ...none, value: 50n }, 80n, timed);
  expect(changeDepositLimit(limit, 50n, timed)).toEqual({ ...none, value: 50n });
});

// @proves R43
test.each([
  [100n, 80n, 'operator', 80n],
  [80n, 100n, 'own', 80n],
  [80n, 80n, 'own', 80n],
  [null, 80n, 'operator', 80n],
  [80n, null, 'own', 80n],
] as const)('of %s of the player and %s of the operator %s counts', (own, theirs, whose, limit) => {
  const operator = { ...noOperator, brand: { ...noLimits, day: theirs } };
  expect(boundsOf({ ...noLimits, day: own }, operator)).toEqual([{ span: 'day', whose, limit }]);
});

test('the limit of the member replaces that of the level, and that one the brand’s', () => {
  const brand = { day: 10n, week: 20n, month: 30n };
  const level = { ...noLimits, day: 15n, week: 25n };
  const operator = { brand, level, member: { ...noLimits, day: 12n } };
  expect(depositSpans.map((span) => operatorLimitOf(operator, span))).toEqual([12n, 25n, 30n]);
});

// @proves R43
test('a bound is never above the player’s own limit, whatever the operator sets', () => {
  const some = fc.option(fc.bigInt({ min: 0n, max: 1000n }), { nil: null });
  const spans = fc.record({ day: some, week: some, month: some });
  fc.assert(
    fc.property(spans, spans, spans, spans, (own, member, level, brand) => {
      for (const { span, limit } of boundsOf(own, { member, level, brand })) {
        const mine = own[span];
        if (mine !== null) expect(limit).toBeLessThanOrEqual(mine);
      }
    }),
  );
});

// @proves R45
test('a limit can be reached to the unit, not passed', () => {
  const bounds = [{ span: 'day', whose: 'own', limit: 100n }] as const;
  const deposits = [
    { amount: 60n, at: now },
    { amount: 900n, at: spanStart('day', now, 'calendar') - 1 },
  ];
  const counting = { deposits, now, manner: 'calendar' } as const;
  expect(roomOf(bounds, counting)).toEqual({ ...bounds[0], left: 40n });
  const more = [...deposits, { amount: 70n, at: now }];
  expect(roomOf(bounds, { ...counting, deposits: more })?.left).toBe(0n);
  expect(roomOf([], counting)).toBeUndefined();
});

test('of several spans the one that leaves least counts', () => {
  const bounds = [
    { span: 'day', whose: 'own', limit: 100n },
    { span: 'week', whose: 'operator', limit: 120n },
  ] as const;
  const deposits = [{ amount: 50n, at: spanStart('day', now, 'calendar') - 1 }];
  const room = roomOf(bounds, { deposits, now, manner: 'calendar' });
  expect(room).toMatchObject({ span: 'week', whose: 'operator', left: 70n });
});

// @proves R42
test.each([
  ['day', '2026-11-20T16:00:00Z'],
  ['week', '2026-11-15T16:00:00Z'],
  ['month', '2026-10-31T16:00:00Z'],
] as const)('the %s of Saturday noon began at midnight in GMT+8', (span, start) => {
  expect(new Date(spanStart(span, now, 'calendar')).toISOString()).toBe(
    start.replace('Z', '.000Z'),
  );
});

// @proves R42
test.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const)('a rolling %s reaches back %i days', (span, days) => {
  const dayMs = 86_400_000;
  expect(spanStart(span, now, 'rolling')).toBe(now - days * dayMs);
  const deposits = [{ amount: 5n, at: now - days * dayMs - 1 }];
  expect(usedOf(span, { deposits, now, manner: 'rolling' })).toBe(0n);
});
