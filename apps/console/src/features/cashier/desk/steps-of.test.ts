// Checks which steps a withdrawal offers, and how the keys walk the queue.
import { expect, test } from 'vitest';
import type { PermissionName, WithdrawalStep } from '@baize/contract';
import { nextOf } from './keys.ts';
import { stepsOf } from './steps-of.ts';

const both: PermissionName[] = ['withdrawals.review', 'withdrawals.pay'];

test.each<[WithdrawalStep, boolean, PermissionName[], string[]]>([
  ['pending', false, both, ['approve', 'refuse']],
  ['pending', true, both, ['sign', 'refuse']],
  ['approved', true, both, ['pay', 'refuse']],
  ['approved', false, ['withdrawals.pay'], ['pay']],
  ['paying', false, both, []],
  ['paid', false, both, []],
  ['pending', false, ['withdrawals.view'], []],
])('%s with two signatures %s for %j offers %j', (state, needsTwo, may, steps) => {
  expect(stepsOf({ state, needsTwo }, may)).toEqual(steps);
});

test('the keys walk the queue to its ends and begin at the first', () => {
  const ids = ['a', 'b', 'c'];
  expect(nextOf(ids, undefined, 1)).toBe('a');
  expect(nextOf(ids, 'b', 1)).toBe('c');
  expect(nextOf(ids, 'c', 1)).toBe('c');
  expect(nextOf(ids, 'a', -1)).toBe('a');
  expect(nextOf(ids, 'gone', -1)).toBe('a');
  expect(nextOf([], undefined, 1)).toBeUndefined();
});
