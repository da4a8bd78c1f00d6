// The whole repository keeps every house rule.
import { expect, test } from 'vitest';
import { printFinding } from '../source/finding.ts';
import { inspect } from './inspect.ts';

test('every file keeps the house rules', () => {
  const told = inspect().map(printFinding);
  if (told.length > 0) expect.fail(`\n${told.join('\n')}`);
});
