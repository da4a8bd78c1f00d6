// A banned synonym is found in the names of files and of declarations, not in fields of the wire.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { bannedFileName, bannedWord } from './banned-word.ts';

const glossary = `# Words

## Banned synonyms

| never | say | except |
| --- | --- | --- |
| user | player | user agent |
| bonus system | promotion | |
`;

const spots = (path: string, text: string): string[] =>
  [bannedFileName, bannedWord].flatMap((rule) =>
    spotsOf(rule, { 'GLOSSARY.md': glossary, [path]: text }),
  );

test.each([
  ['a/user-card.ts', ''],
  ['a/b.ts', 'const userBalance = 1;'],
  ['a/b.ts', 'function findUsers() {}'],
  ['a/b.ts', 'const find = (user: string) => 1;'],
  ['a/b.ts', 'interface BonusSystem {}'],
])('%s with %s is found', (path, text) => {
  expect(spots(path, text)).toEqual([`${path}:1`]);
});

test.each([
  ['a/b.ts', "const userAgent = 'Mozilla';"],
  ['a/b.ts', 'interface Body { user: string }'],
  ['a/b.ts', "const username = 'anna';"],
  ['a/player-card.ts', 'const player = body.user;'],
])('%s with %s passes', (path, text) => {
  expect(spots(path, text)).toEqual([]);
});
