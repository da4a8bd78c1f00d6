// A pattern becomes the steps of a matcher, and one that it cannot read becomes nothing.
import { expect, test } from 'vitest';
import { programOf } from './pattern-program.ts';

const shapeOf = (pattern: string) =>
  programOf(pattern)?.map((step) => {
    if (step.op === 'char') return step.source;
    return step.op === 'fork' ? [step.first, step.second] : step.op;
  });

test.each([
  ['ab', ['a', 'b', 'match']],
  ['^a$', ['a', 'match']],
  ['a|b', [[1, 3], 'a', [4, 4], 'b', 'match']],
  ['[a-z]*', [[1, 3], '[a-z]', [0, 0], 'match']],
  ['a+', ['a', [2, 4], 'a', [1, 1], 'match']],
  ['(?:a)?', [[1, 2], 'a', 'match']],
  ['\\d{2}', ['\\d', '\\d', 'match']],
  ['a{1,3}', ['a', [2, 5], 'a', [4, 5], 'a', 'match']],
  ['\\p{L}[^\\]]', ['\\p{L}', '[^\\]]', 'match']],
])('%s', (pattern, steps) => {
  expect(shapeOf(pattern)).toEqual(steps);
});

test.each(['(', 'a)', '[a', '(?=a)', '(?i)a', 'a**', '(?:a?)*', '[a-z]{1,600}'])(
  '%s is not read',
  (pattern) => {
    expect(programOf(pattern)).toBeUndefined();
  },
);
