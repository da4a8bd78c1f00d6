// The screens of our games decide nothing: of the engines they take what a game looks like and what
// a credit is worth, and nothing that draws, scores or knows a seed.
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const taken = /import \{([^}]*)\} from '@baize\/engines'/gu;
/** Every way to name the engines' code; what only names a type is gone before it runs. */
const named = /^.*['"]@baize\/engines(?:\/[^'"]*)?['"].*$/gmu;
const allowed = ['creditsToUnits', 'gameOf', 'games', 'gridOf'];

test('no screen imports anything that draws or scores a round', () => {
  const values = Object.values(sources).flatMap((source) =>
    [...source.matchAll(taken)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  );
  expect(values).toContain('creditsToUnits');
  expect(values.filter((name) => !allowed.includes(name))).toEqual([]);
});

test('the engines are named by no other way than a list of what is taken', () => {
  const lines = Object.values(sources).flatMap((source) => source.match(named) ?? []);
  const plain = /^\s*(?:import(?: type)? \{[^}]*\}|\}) from '@baize\/engines';$/u;
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !plain.test(line))).toEqual([]);
});

test('no screen makes its own randomness of anything but sparks and music', () => {
  const random = Object.entries(sources).filter(([, source]) => source.includes('Math.random'));
  const places = random.map(([path]) => path.replace(/^.*\//u, ''));
  const decoration = ['sparks.ts', 'music.ts', 'ambience.ts', 'lead.ts', 'bodies.ts', 'voices.ts'];
  expect(places.filter((place) => !decoration.includes(place))).toEqual([]);
});

test('a tab keeps its game’s session, the key of a press and what was told, and no more', () => {
  const named = (words: RegExp) =>
    Object.entries(sources)
      .filter(([, source]) => words.test(source))
      .map(([path]) => path.replace(/^.*\//u, ''))
      .toSorted();
  expect(named(/\bstore\.write\(/u)).toEqual([
    'game-session.ts',
    'intent-keeper.ts',
    'rules-news.tsx',
  ]);
  // What is kept longer than a tab is how loud it is.
  expect(named(/\blocalStorage\b/u)).toEqual(['sound-settings.ts']);
  expect(named(/\bsessionStorage\b/u)).toEqual(['tab-store.ts']);
  expect(named(/document\.cookie|indexedDB|\bcaches\b/u)).toEqual([]);
});
