// A built-in without its prefix is found, however it is imported.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { nodePrefix } from './node-prefix.ts';

test.each(["import { join } from 'path';", "export * from 'fs';", "await import('crypto');"])(
  '%s is found',
  (text) => {
    expect(spotsOf(nodePrefix, { 'a.ts': text })).toEqual(['a.ts:1']);
  },
);

test('a prefixed built-in and a library pass', () => {
  const text = "import { join } from 'node:path';\nimport fastify from 'fastify';\n";
  expect(spotsOf(nodePrefix, { 'a.ts': text })).toEqual([]);
});
