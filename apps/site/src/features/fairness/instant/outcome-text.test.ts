// A checked round of each small game is told in one line.
import { expect, test } from 'vitest';
import { outcomeText } from './outcome-text.ts';

const sides = { heads: 'Heads', tails: 'Tails' };

test.each([
  [{ roll: 4937, multiplier: '1.9800' }, '4937 · × 1.9800'],
  [{ flips: ['heads', 'tails'], multiplier: '0.0000' }, 'Heads Tails · × 0.0000'],
  [{ segment: 0, multiplier: '1.5000' }, '1 · × 1.5000'],
  [{ path: [0, 1, 1], multiplier: '1.1000' }, '←→→ · × 1.1000'],
  [{ opened: [0, 7], mined: [7, 24], multiplier: '0.0000' }, '1 ✕8 ✕25 · × 0.0000'],
  [{ cards: [0, 25, 51], multiplier: '1.0725' }, 'A♠ K♥ K♣ · × 1.0725'],
])('%j', (outcome, told) => {
  expect(outcomeText(outcome, sides)).toBe(told);
});
