// Proves that no run of stakes passes a limit by one unit, and that limits tighten at once and
// loosen after a day.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeLimit,
  loosenAfterMs,
  refusalOfStake,
  usesAt,
  type Limit,
  type Uses,
} from './limit.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const none: Uses = {
  day: { start: 1, staked: 0n, paid: 0n },
  week: { start: 1, staked: 0n, paid: 0n },
  month: { start: 1, staked: 0n, paid: 0n },
  session: { start: 1, staked: 0n, paid: 0n },
};
const facts = (stake: bigint, limits: readonly Limit[], uses = none) => ({
  stake,
  limits,
  uses,
  now,
  sessionSince: now - 10 * 60_000,
});

// @proves R48
test('each kind refuses with its own name, in the order of the contract', () => {
  const all: Limit[] = [
    { kind: 'session', span: 'single', value: 9n },
    { kind: 'loss', span: 'day', value: 99n },
    { kind: 'spend', span: 'day', value: 99n },
    { kind: 'stake', span: 'single', value: 99n },
  ];
  const names: (string | undefined)[] = [];
  for (let left = [...all]; left.length > 0; left = left.slice(0, -1)) {
    names.push(refusalOfStake(facts(100n, left)));
  }
  expect(names).toEqual([
    'stake-limit-reached',
    'spend-limit-reached',
    'loss-limit-reached',
    'session-limit-reached',
  ]);
  expect(refusalOfStake(facts(100n, []))).toBeUndefined();
});

test('a stake that reaches the limit exactly is allowed, one unit more is not', () => {
  const limits: Limit[] = [{ kind: 'spend', span: 'week', value: 100n }];
  const uses = { ...none, week: { start: 1, staked: 60n, paid: 500n } };
  expect(refusalOfStake(facts(40n, limits, uses))).toBeUndefined();
  expect(refusalOfStake(facts(41n, limits, uses))).toBe('spend-limit-reached');
});

test('payouts add room under a loss limit', () => {
  const limits: Limit[] = [{ kind: 'loss', span: 'day', value: 100n }];
  const uses = { ...none, day: { start: 1, staked: 300n, paid: 250n } };
  expect(refusalOfStake(facts(50n, limits, uses))).toBeUndefined();
  expect(refusalOfStake(facts(51n, limits, uses))).toBe('loss-limit-reached');
});

test('property: whatever the stakes, what is staked in a day never passes the spend limit', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10_000n),
      fc.array(fc.bigInt(1n, 3000n), { maxLength: 50 }),
      (value, stakes) => {
        let staked = 0n;
        for (const stake of stakes) {
          const uses = { ...none, day: { start: 1, staked, paid: 0n } };
          if (!refusalOfStake(facts(stake, [{ kind: 'spend', span: 'day', value }], uses)))
            staked += stake;
        }
        return staked <= value;
      },
    ),
  );
});

test('a new span counts from zero', () => {
  const uses = usesAt(
    { ...none, day: { start: 1, staked: 9n, paid: 3n } },
    { day: 2, week: 1, month: 1 },
  );
  expect(uses.day).toEqual({ start: 2, staked: 0n, paid: 0n });
  expect(uses.week).toEqual(none.week);
});

// @proves R44
test('a host with a late clock counts in the span that another began', () => {
  const begun = { ...none, day: { start: 2, staked: 9n, paid: 3n } };
  expect(usesAt(begun, { day: 1, week: 1, month: 1 })).toEqual(begun);
});

test('tightening applies at once', () => {
  const limits = changeLimit(
    [{ kind: 'loss', span: 'day', value: 100n }],
    { kind: 'loss', span: 'day', value: 50n },
    now,
  );
  expect(limits).toEqual([{ kind: 'loss', span: 'day', value: 50n }]);
});

// @proves R44
test('loosening and removing apply after 24 hours', () => {
  const old: Limit[] = [{ kind: 'loss', span: 'day', value: 100n }];
  for (const value of [200n, null]) {
    const limits = changeLimit(old, { kind: 'loss', span: 'day', value }, now);
    const before = { ...facts(150n, limits), now: now + loosenAfterMs - 1 };
    const after = { ...facts(150n, limits), now: now + loosenAfterMs };
    expect(refusalOfStake(before)).toBe('loss-limit-reached');
    expect(refusalOfStake(after)).toBeUndefined();
  }
});

// @proves R58
test('the budget of a session counts what was lost since it began, to the unit', () => {
  const limits: Limit[] = [{ kind: 'loss', span: 'session', value: 100n }];
  const since = facts(0n, []).sessionSince;
  const uses = { ...none, session: { start: since, staked: 90n, paid: 30n } };
  expect(refusalOfStake(facts(40n, limits, uses))).toBeUndefined();
  expect(refusalOfStake(facts(41n, limits, uses))).toBe('loss-limit-reached');
  const before = { ...none, session: { start: since - 1, staked: 90n, paid: 0n } };
  expect(refusalOfStake(facts(100n, limits, before))).toBeUndefined();
  expect(refusalOfStake(facts(101n, limits, before))).toBe('loss-limit-reached');
});
