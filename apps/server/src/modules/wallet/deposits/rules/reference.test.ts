// Proves that a reference is short, easy to write, lasting, and seldom shared by two deposits.
import { expect, test } from 'vitest';
import { referenceOf } from './reference.ts';

test('a reference has eight letters that are not misread, and lasts', () => {
  expect(referenceOf('d1aB')).toMatch(/^[A-HJ-KM-NP-Z2-9]{8}$/);
  expect(referenceOf('d1aB')).toBe(referenceOf('d1aB'));
});

test('ten thousand deposits have ten thousand references', () => {
  const ids = Array.from({ length: 10_000 }, (_none, index) => `dXy${index}Zq${index * 7}`);
  expect(new Set(ids.map(referenceOf)).size).toBe(ids.length);
});
