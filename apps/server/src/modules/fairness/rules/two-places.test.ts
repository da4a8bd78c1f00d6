// Figures as they are written; a zero has no sign.
import { expect, test } from 'vitest';
import { percentOf, promisedPercentOf, twoPlaces } from './two-places.ts';

test.each([
  [1234.567, '1234.57'],
  [-4.2, '-4.20'],
  [-0.001, '0.00'],
  [undefined, null],
] as const)('%s is %s', (value, text) => {
  expect(twoPlaces(value)).toBe(text);
});

test('a share is written in percent', () => {
  expect(percentOf(0.960_196)).toBe('96.02');
  expect(percentOf(undefined)).toBeNull();
});

test('a promised return is cut, a measured one rounded', () => {
  expect(promisedPercentOf(0.960_196)).toBe('96.01');
  expect([0.9567, 0.96, 0.5701].map(promisedPercentOf)).toEqual(['95.67', '96.00', '57.01']);
  expect(promisedPercentOf(undefined)).toBeNull();
});
