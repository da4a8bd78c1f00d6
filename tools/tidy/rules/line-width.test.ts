// The 101st column is found; one unbreakable word and texts pass.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { lineWidth } from './line-width.ts';

const wide = (columns: number): string => `// ${'a'.repeat(columns - 3)}`;

test('a line of 101 columns is found, of 100 passes', () => {
  expect(spotsOf(lineWidth, { 'a.ts': `// A file.\n${wide(101)}\n${wide(100)}\n` })).toEqual([
    'a.ts:2',
  ]);
});

test('columns are letters, not bytes or halves of a pair', () => {
  expect(spotsOf(lineWidth, { 'a.ts': `// ${'😀'.repeat(97)}` })).toEqual([]);
});

test('one unbreakable word and a text of a locale pass', () => {
  expect(spotsOf(lineWidth, { 'a.ts': `  '${'x'.repeat(120)}',\n` })).toEqual([]);
  expect(spotsOf(lineWidth, { 'packages/i18n/src/locales/en/wallet.ts': wide(150) })).toEqual([]);
});
