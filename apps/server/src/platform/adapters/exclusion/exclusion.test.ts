// The sandbox register knows its people whatever the case of their name, and nobody else.
import { expect, test } from 'vitest';
import { sandboxExclusionRegister } from './index.ts';

test.each([
  ['Excluded Player', true],
  [' excluded PLAYER ', true],
  ['Pemain Tersisih', true],
  ['Ana Cruz', false],
  ['', false],
])('%j is known: %s', async (fullName, isKnown) => {
  const person = { fullName, birthday: null, documentKey: null };
  expect(await sandboxExclusionRegister.knows(person)).toBe(isKnown);
});
