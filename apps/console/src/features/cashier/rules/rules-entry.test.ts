// Rules while they are edited: their order, and when they can be sent.
import { expect, test } from 'vitest';
import {
  isMoneyFact,
  isWhole,
  moved,
  newCondition,
  newRule,
  replaced,
  without,
} from './rules-entry.ts';

test('a rule moves by one place and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

test('one is replaced or taken out, the others stay', () => {
  expect(replaced([1, 2, 3], 1, 9)).toEqual([1, 9, 3]);
  expect(without([1, 2, 3], 0)).toEqual([2, 3]);
});

test('rules are whole when all have names and all values are numbers', () => {
  const rule = { ...newRule('r1'), name: 'small' };
  expect(isWhole([])).toBe(true);
  expect(isWhole([rule])).toBe(true);
  expect(isWhole([newRule('r1')])).toBe(false);
  expect(isWhole([{ ...rule, conditions: [{ ...newCondition(), value: '1e3' }] }])).toBe(false);
});

test('amounts are told from counts', () => {
  expect([isMoneyFact('net-win'), isMoneyFact('marks')]).toEqual([true, false]);
});
