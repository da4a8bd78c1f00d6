// The sandbox register finds its people by name regardless of case, and finds no others.
import { expect, test } from 'vitest';
import { sandboxExclusionRegister } from './index.ts';

// @proves R4
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
