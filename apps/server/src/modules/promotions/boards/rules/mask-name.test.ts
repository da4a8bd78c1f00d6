// Proves that a name on a board tells a few letters and not how long it is.
import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test('a name on a board shows its first two letters and its last', () => {
  expect(maskName('lucky_ana88')).toBe('lu***8');
  expect(maskName('player')).toBe('pl***r');
});

test('a short name shows its first letter alone', () => {
  expect(maskName('anna')).toBe('a***');
  expect(maskName('')).toBe('***');
});
