// A file without an opening paragraph is found, one with a good paragraph passes.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { headerParagraph } from './header-paragraph.ts';

test.each([
  ['none', 'export const a = 1;\n'],
  ['too short', '// Wallet.\nexport const a = 1;\n'],
  ['too long', `${'// One more line of a story that never ends.\n'.repeat(6)}const a = 1;\n`],
  ['a list', '// Exports: a, b, c, d and e.\nexport const a = 1;\n'],
  ['an author', '/** Holds the purse of a player.\n * @author somebody */\nconst a = 1;\n'],
])('an opening that is %s is found', (_, text) => {
  expect(spotsOf(headerParagraph, { 'a.ts': text })).toEqual(['a.ts:1']);
});

test.each([
  ['a.ts', '// The purse of a player: it never goes below nothing.\nconst a = 1;\n'],
  ['a.mjs', '#!/usr/bin/env node\n// Starts the platform and keeps it running.\n'],
  ['a.css', '/* The measures of the page:\n   one scale for all. */\n:root {}\n'],
  ['a.sql', '-- The purse of a player, one row each.\ncreate table purse ();\n'],
  ['a.ts', `// Settles a bet in steps:\n${'// 1. The step is taken.\n'.repeat(12)}const a = 1;\n`],
  ['a.json', '{}'],
])('a good opening of %s passes', (path, text) => {
  expect(spotsOf(headerParagraph, { [path]: text })).toEqual([]);
});
