// A line to the console is found in the product and allowed in tools.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { consoleLog } from './console-log.ts';

test('the product does not write to the console', () => {
  const text = "// A file.\nconsole.log('hello');\n";
  expect(spotsOf(consoleLog, { 'apps/site/src/a.ts': text })).toEqual(['apps/site/src/a.ts:2']);
  expect(spotsOf(consoleLog, { 'tools/a.ts': text, 'benchmarks/a.ts': text })).toEqual([]);
});
