// An `any` and a silenced compiler are found; a test of types may expect an error.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { noAny } from './no-any.ts';

const silence = (what: string): string => `// ${'@ts-'}${what}\nconst a = 1;\n`;

test.each([
  'const a: any = 1;',
  'const a = b as any;',
  'type A = Record<string, any>;',
  silence('ignore'),
  silence('expect-error'),
])('%s is found', (text) => {
  expect(spotsOf(noAny, { 'a.ts': text })).toEqual(['a.ts:1']);
});

test('a word any in a text passes, and a test of types expects errors', () => {
  expect(spotsOf(noAny, { 'a.ts': "const any = 'any';" })).toEqual([]);
  expect(spotsOf(noAny, { 'a.test.ts': silence('expect-error') })).toEqual([]);
});
