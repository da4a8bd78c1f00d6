// The player is told correctly, before sending, whether a change holds at once or waits.
import { expect, test } from 'vitest';
import { effectOf } from './limit-effect.ts';

test.each([
  [null, '100', 'first'],
  ['100.00', '99.99', 'tighter'],
  ['100.00', '100', 'same'],
  ['100.00', '100.01', 'looser'],
  ['100.00', '0', undefined],
  ['100.00', 'ten', undefined],
] as const)('from %s to %s is %s', (present, next, effect) => {
  expect(effectOf({ value: present, waits: false }, next, false)).toBe(effect);
});

test('asking for the current limit drops the pending change', () => {
  expect(effectOf({ value: '100.00', waits: true }, '100', false)).toBe('cancels');
});

const none = { value: null, waits: false };

test('minutes are whole and no more than a day', () => {
  expect(effectOf(none, '90', true)).toBe('first');
  expect(effectOf(none, '1441', true)).toBeUndefined();
  expect(effectOf(none, '1.5', true)).toBeUndefined();
});
