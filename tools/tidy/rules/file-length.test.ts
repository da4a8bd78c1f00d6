// The line after the last allowed one is found, for products and tests alike.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { fileLength } from './file-length.ts';

const lines = (count: number): string => 'call();\n'.repeat(count);

test('one line too many is found', () => {
  expect(spotsOf(fileLength, { 'a.ts': lines(301) })).toEqual(['a.ts:301']);
  expect(spotsOf(fileLength, { 'a.test.ts': lines(501) })).toEqual(['a.test.ts:501']);
});

test('the full measure passes, and so does a table of data', () => {
  expect(spotsOf(fileLength, { 'a.ts': lines(300), 'b.test.ts': lines(500) })).toEqual([]);
  const table = 'packages/engines/src/slots/definitions/lotus.ts';
  expect(spotsOf(fileLength, { [table]: lines(900) })).toEqual([]);
});
