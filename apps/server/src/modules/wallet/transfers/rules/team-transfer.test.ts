// Proves that money goes along the tree alone, that a day's rest is never below zero, and that an
// agent above is never named in full.
import { expect, test } from 'vitest';
import { maskedName } from '../../accounts/rules/accounts.ts';
import { isBelow, leftOf, mayTakePart, nameShown, uplineIn } from './team-transfer.ts';

const line = [{ id: 'dan' }, { id: 'ben' }, { id: 'ann' }];

test('only the agent directly above is the upline', () => {
  expect(uplineIn(line)?.id).toBe('ben');
  expect(uplineIn([{ id: 'ann' }])).toBeUndefined();
});

test.each([
  ['ben', 'direct', true],
  ['ben', 'line', true],
  ['ann', 'direct', false],
  ['ann', 'line', true],
  ['dan', 'line', false],
  ['zoe', 'line', false],
] as const)('%s reaches dan by %s: %s', (agent, depth, reached) => {
  expect(isBelow(line, agent, depth)).toBe(reached);
});

// @proves R29
test.each([
  ['off', [1, 1], false],
  ['agents', [1, 41], true],
  ['agents', [1, 0], false],
  ['agents', [0, 1], false],
  ['line', [1, 0], true],
] as const)('transfers for %s between types %j: %s', (who, types, may) => {
  expect(mayTakePart(who, types)).toBe(may);
});

test('the rest of a day’s bounds is never below zero', () => {
  const bounds = { amount: 100n, count: 3 };
  expect(leftOf({ amount: 60n, count: 2 }, bounds)).toEqual({ amount: 40n, count: 1 });
  expect(leftOf({ amount: 150n, count: 4 }, bounds)).toEqual({ amount: 0n, count: 0 });
});

test('a name is masked but for its ends', () => {
  expect(maskedName('agent01')).toBe('ag***01');
  expect(maskedName('ann')).toBe('a***n');
  expect(maskedName('bo')).toBe('***');
});

test('an agent above is masked to the member below, never the other way', () => {
  const up = { senderId: 'dan', way: 'up' } as const;
  expect(nameShown(up, 'dan', 'benedict')).toBe('be***ct');
  expect(nameShown(up, 'ben', 'daniella')).toBe('daniella');
  const down = { senderId: 'ben', way: 'down' } as const;
  expect(nameShown(down, 'ben', 'daniella')).toBe('daniella');
  expect(nameShown(down, 'dan', 'benedict')).toBe('be***ct');
});
