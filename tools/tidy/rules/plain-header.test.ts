// A header that begins with a clause is found; one that begins with a noun or a verb is not.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { plainHeader } from './plain-header.ts';

const path = 'packages/money/src/a.ts';

test.each([
  '// What a cart costs.\n',
  '// Whoever was invited is below an agent.\n',
  '// Whether the side of who asks is open.\n',
  '/* Whom a member does not read. */\n',
  '#!/usr/bin/env node\n// Nobody signs in twice.\n',
])('%j is found', (text) => {
  expect(spotsOf(plainHeader, { [path]: text })).toEqual([`${path}:1`]);
});

test.each([
  '// The price of a cart: what its slips cost together.\n',
  '// Whole units of money.\n',
  '// Reads what a slip says.\n',
  '// Whether a moment has come.\n',
])('%j passes', (text) => {
  expect(spotsOf(plainHeader, { [path]: text })).toEqual([]);
});

test('a migration, which never changes, is left alone', () => {
  const sql = 'apps/server/src/modules/vip/store/schema/0001-a.sql';
  expect(spotsOf(plainHeader, { [sql]: '-- Who has which level.\n' })).toEqual([]);
});
