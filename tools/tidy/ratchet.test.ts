// A debt may shrink and must then be written down; it may never grow.
import { expect, test } from 'vitest';
import { beyondRatchet, shrunkRatchet } from './ratchet.ts';

const finding = (line: number) => ({ file: 'a.ts', line, rule: 'long', reason: 'r', fix: 'f' });

test('old findings pass; more findings than listed are all reported', () => {
  const ratchet = { 'long a.ts': 2 };
  expect(beyondRatchet([finding(1), finding(2)], ratchet)).toEqual([]);
  expect(beyondRatchet([finding(1), finding(2), finding(3)], ratchet)).toHaveLength(3);
  expect(beyondRatchet([finding(1)], {})).toHaveLength(1);
});

test('a paid debt must be taken off the list, and nothing is ever put on it', () => {
  const ratchet = { 'long a.ts': 2 };
  expect(beyondRatchet([finding(1)], ratchet).map(({ rule }) => rule)).toEqual(['ratchet']);
  expect(shrunkRatchet([finding(1)], ratchet)).toEqual({ 'long a.ts': 1 });
  expect(shrunkRatchet([], ratchet)).toEqual({});
  expect(shrunkRatchet([finding(1), finding(2), finding(3)], ratchet)).toEqual(ratchet);
});
