// A function or component that does not fit on its screen is found, by its first line.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { functionLength } from './function-length.ts';

const body = (lines: number): string => '  call();\n'.repeat(lines - 2);

test('a function of 51 lines is found, of 50 passes', () => {
  const text = (lines: number) => `// A file.\nfunction long() {\n${body(lines)}}\n`;
  expect(spotsOf(functionLength, { 'a.ts': text(51) })).toEqual(['a.ts:2']);
  expect(spotsOf(functionLength, { 'a.ts': text(50) })).toEqual([]);
});

test('a component may have 80 lines', () => {
  const text = (lines: number) => `const Card = () => {\n${body(lines)}};\n`;
  expect(spotsOf(functionLength, { 'a.tsx': text(80) })).toEqual([]);
  expect(spotsOf(functionLength, { 'a.tsx': text(81) })).toEqual(['a.tsx:1']);
  expect(spotsOf(functionLength, { 'a.ts': text(80) })).toEqual(['a.ts:1']);
});

test('a group of tests has no length of its own', () => {
  const text = `describe('purse', () => {\n${body(90)}});\n`;
  expect(spotsOf(functionLength, { 'a.test.ts': text })).toEqual([]);
});
