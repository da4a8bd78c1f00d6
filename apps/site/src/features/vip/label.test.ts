// A stored label is read, and any other value is ignored.
import { expect, test } from 'vitest';
import { labelOf } from './label.ts';

// @proves L85
test('the first label of the list is the member’s', () => {
  const gold = { labelName: 'Gold', labelColor: '#c9922e', emblem: 'gold' };
  expect(labelOf(JSON.stringify([gold]))).toEqual(gold);
});

test.each([undefined, '', '[]', 'Gold', '[1]', '[{', '[{"name":"Gold"}]', '[null]'])(
  '%s is not a label',
  (kept) => {
    expect(labelOf(kept)).toBeUndefined();
  },
);
