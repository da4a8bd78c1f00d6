// Proves that an answer is understood in the words of each client, and a missing one is none.
import { expect, test } from 'vitest';
import { wordOf } from './answer.ts';

test.each([
  [{ action: 'all-received' }, 'all-received'],
  [{ action: 'not-received', received: true }, 'not-received'],
  [{ received: true }, 'received'],
  [{ received: false }, 'not-received'],
  [{}, undefined],
] as const)('%o is %s', (input, word) => {
  expect(wordOf(input)).toBe(word);
});
