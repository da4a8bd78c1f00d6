// A pattern that could stall a browser is told from one that cannot, without stalling anybody.
import { patterns } from '@baize/contract';
import { expect, test } from 'vitest';
import { isCheap } from './pattern-cost.ts';

// @proves A11 L123
test.each([
  '([a-z]+)+',
  'lotus([a-z]+)+',
  '(?:a|a)*b',
  '(?:a|ab|b)*c',
  '(?:[a-z0-9]+\\s?)+',
  '(?:x+x+)+y',
  '[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*1',
  '^(?<part>\\w+-?)+$',
  '(?:\\p{L}+[ ]?)*!',
  '(a*)*',
  '(?:a?)+',
  '[a-z]{1,600}',
])('%s is not cheap', (pattern) => {
  expect(isCheap(pattern, 60)).toBe(false);
});

test.each([
  ...Object.values(patterns).filter((pattern) => pattern !== '*'),
  '[a-z]{6,16}',
  '\\d{4}-\\d{2}|\\+?[0-9]{3,}',
  '(?P<first>[a-z]+) [a-z]+',
  '[^\\]]+\\]',
  '.*',
])('%s is cheap', (pattern) => {
  expect(isCheap(pattern, 100)).toBe(true);
});

test.each(['(', '[a', 'a)', '(?=a)b', '(?i:a)', 'a**', '*'])('%s cannot be read', (pattern) => {
  expect(isCheap(pattern, 10)).toBe(false);
});
