// Time left is shown to the second and never below zero.
import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [-5, '00:00'],
  [0, '00:00'],
  [0.2, '00:01'],
  [59, '00:59'],
  [247, '04:07'],
  [3600, '1:00:00'],
  [90_061, '1d 01:01:01'],
])('%s seconds', (seconds, face) => {
  expect(clockText(seconds)).toBe(face);
});
