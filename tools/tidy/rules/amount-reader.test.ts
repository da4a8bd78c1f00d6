// A screen that reads an amount by itself is found, and one that asks the client is not.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { amountReader } from './amount-reader.ts';

test.each([
  ["import { parseUnits } from '@baize/money';"],
  ["import { unitsFromNumber as read } from '@baize/money';"],
  ['const twice = stake * BigInt(count);'],
])('%s on a screen is found', (line) => {
  const text = `// A file.\n${line}\n`;
  expect(spotsOf(amountReader, { 'apps/site/src/a.ts': text })).toEqual(['apps/site/src/a.ts:2']);
  expect(spotsOf(amountReader, { 'packages/client/src/a.ts': text })).toEqual([]);
  expect(spotsOf(amountReader, { 'apps/site/src/a.test.ts': text })).toEqual([]);
});

test('the readers of the client are allowed', () => {
  const text = "// A file.\nimport { unitsOf } from '@baize/client';\nunitsOf('1');\n";
  expect(spotsOf(amountReader, { 'apps/site/src/a.ts': text })).toEqual([]);
});
