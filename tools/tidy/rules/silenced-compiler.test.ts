// A silenced compiler is found; a test of types may expect an error.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { silencedCompiler } from './silenced-compiler.ts';

const silence = (what: string): string => `// ${'@ts-'}${what}\nconst a = 1;\n`;

test.each(['ignore', 'nocheck', 'expect-error'])('%s is found', (what) => {
  expect(spotsOf(silencedCompiler, { 'a.ts': silence(what) })).toEqual(['a.ts:1']);
});

test('the same words in a text pass, and a test of types expects errors', () => {
  const text = `const a = '${'@ts-'}ignore';\n`;
  expect(spotsOf(silencedCompiler, { 'a.ts': text })).toEqual([]);
  expect(spotsOf(silencedCompiler, { 'a.test.ts': silence('expect-error') })).toEqual([]);
});
