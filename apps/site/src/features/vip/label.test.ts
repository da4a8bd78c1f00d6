// Proves that a kept label is read, and that nothing is made of what is not one.
import { expect, test } from 'vitest';
import { labelOf } from './label.ts';

test('the first label of the list is the member’s', () => {
  const gold = { labelName: 'Gold', labelColor: '#c9922e', emblem: 'gold' };
  expect(labelOf(JSON.stringify([gold]))).toEqual(gold);
});

test.each([undefined, '', '[]', 'Gold', '[1]', '[{', '[{"name":"Gold"}]', '[null]'])(
  '%s is none',
  (kept) => {
    expect(labelOf(kept)).toBeUndefined();
  },
);
