// A noun that the first scripts call without being a first noun fails the build, and so does a name
// on the list that they no longer call.
import { expect, test } from 'vitest';
import { firstFiles, judgeFirstNouns } from './first-nouns.ts';

const chunk = (moduleIds: string[], imports: string[] = [], isEntry = false) =>
  ({ type: 'chunk', moduleIds, imports, isEntry }) as const;

const bundle = {
  'assets/main-1.js': chunk(['main.tsx'], ['assets/shared-1.js'], true),
  'assets/shared-1.js': chunk(['client.ts', 'status.ts'], ['assets/base-1.js']),
  'assets/base-1.js': chunk(['base.ts']),
  'assets/home-1.js': chunk(['home.tsx', 'games.ts'], ['assets/shared-1.js']),
  'assets/wallet-1.js': chunk(['wallet.tsx'], ['assets/shared-1.js']),
  'assets/main-1.css': { type: 'asset' },
} as const;

test('first files are those of entries and first screens, with all that they import', () => {
  expect(firstFiles(bundle)).toEqual(['main.tsx', 'client.ts', 'status.ts', 'base.ts']);
  expect(firstFiles(bundle, ['home.tsx'])).toContain('games.ts');
  expect(firstFiles(bundle, ['home.tsx'])).not.toContain('wallet.tsx');
});

const nounsOfFiles = new Map([
  ['status.ts', ['settings']],
  ['games.ts', ['catalogue', 'settings']],
  ['wallet.tsx', ['wallet']],
]);
const judge = (firstNouns: readonly string[]) =>
  judgeFirstNouns(firstFiles(bundle, ['home.tsx']), { nounsOfFiles, firstNouns });

test('first scripts may call first nouns alone', () => {
  expect(judge(['settings', 'catalogue'])).toEqual([]);
  expect(judge(['settings'])).toEqual([
    'the first scripts call catalogue, which is no first noun: games.ts',
  ]);
});

test('a first noun is called by the first scripts', () => {
  expect(judge(['settings', 'catalogue', 'wallet'])).toEqual([
    'the first scripts no longer call wallet: it is no first noun',
  ]);
});
