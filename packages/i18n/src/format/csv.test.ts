// Proves that any text comes through whole, and none as a formula.
import { expect, test } from 'vitest';
import { printCsv } from './csv.ts';

test('commas, quotes and line breaks are kept', () => {
  expect(printCsv([['a', 'b,c', 'say "x"', 'two\nlines']])).toBe(
    'a,"b,c","say ""x""","two\nlines"\r\n',
  );
});

test('a formula is written as text, a negative number as it is', () => {
  expect(printCsv([['=1+1', '+1', '-1', '-1+1', '@x', '1-1']])).toBe(
    '"\'=1+1","\'+1",-1,"\'-1+1","\'@x",1-1\r\n',
  );
});
