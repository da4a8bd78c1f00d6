// A citation of a source that is not listed is found.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { citedSource } from './cited-source.ts';

const sources = { 'docs/sources.md': '- [S1] The first source.\n' };

test('an unlisted source is found, a listed one passes', () => {
  const text = '// As [S1] says.\n// And as [S12] does not.\n';
  expect(spotsOf(citedSource, { ...sources, 'a.ts': text })).toEqual(['a.ts:2']);
});

test('without a list every citation is found', () => {
  expect(spotsOf(citedSource, { 'a.ts': '// [S1] and [S2].\n' })).toEqual(['a.ts:1', 'a.ts:1']);
});
