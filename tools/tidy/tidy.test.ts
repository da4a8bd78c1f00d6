// The whole repository keeps every house rule.
import { expect, test } from 'vitest';
import { printFinding } from '../source/finding.ts';
import { inspect } from './inspect.ts';

test('every file keeps the house rules', () => {
  expect(inspect().map(printFinding)).toEqual([]);
});
