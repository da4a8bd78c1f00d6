// Length and variety make a password strong; a run of keys, a word anybody tries first or the
// player's own name makes it weak again.
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['aB3$', 1],
  ['brass-spade', 2],
  ['Brass9spade', 3],
  ['Brass-spade-9', 4],
  ['four words of a card room', 4],
  ['Qwertyuiop99', 2],
  ['password1234', 1],
  ['Mahendra-2026', 2],
] as const)('%o is %i', (password, expected) => {
  expect(passwordStrength(password, ['mahendra'])).toBe(expected);
});
