// The screens of our games decide nothing: of the engines they take what a game looks like and what
// a credit is worth, and nothing that draws, scores or knows a seed.
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../**/testing/*'],
  { query: '?raw', import: 'default', eager: true },
);
const taken = /import \{([^}]*)\} from '@baize\/engines(?:\/slang)?'/gu;
/** Every way to name the engines' code; what only names a type is gone before it runs. */
const named = /^.*['"]@baize\/engines(?:\/[^'"]*)?['"].*$/gmu;
const allowed = ['creditsToUnits', 'gridOf', 'slotGameOf', 'slotGames'];
/** The curve of a flight is public; where it ends is not worked out here. */
const allowedOfCrash = ['multiplierAt'];
/** What a lottery's screens count, price and describe slips with. */
const allowedOfLottery = [
  'absenceOf',
  'animalTails',
  'checkForm',
  'checkSlip',
  'colours',
  'compilePlay',
  'describePick',
  'describePlay',
  'drawKinds',
  'elementNumbers',
  'elements',
  'groupStep',
  'headsTable',
  'limitSlip',
  'limitableDigits',
  'linesMost',
  'lotteryGames',
  'numbersInSteps',
  'payoutMost',
  'permutationsOf',
  'planChase',
  'playSets',
  'playsOf',
  'printDraw',
  'printNumber',
  'printSelection',
  'prizesOf',
  'provinces',
  'ratio',
  'readSelection',
  'readSlang',
  'sayProvince',
  'saySlip',
  'slangMost',
  'tailsTable',
  'tierPays',
  'unitPrice',
  'wholePrice',
  'windowOf',
  'zodiacNumbers',
  'zodiacs',
];
/** What the screens of the small games say multipliers and amounts with. */
const allowedOfInstant = ['multiplierFor', 'printMultiplier', 'timesStake'];
/** A draw is worked out again only where its proof is checked; a random pick decides no draw. */
const drawing: Readonly<Record<string, readonly string[]>> = {
  'quick-pick.ts': ['openSeed', 'randomPick'],
  'proof-parts.tsx': ['checkDraw'],
};

const valuesIn = (source: string): string[] =>
  [...source.matchAll(taken)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*$/u, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
const isOfLottery = (path: string): boolean => path.includes('/games/lottery/');
const isOfInstant = (path: string): boolean => path.includes('/games/instant/');

// @proves R83
test('no screen imports anything that draws or scores a round', () => {
  const values = Object.entries(sources)
    .filter(([path]) => !isOfLottery(path) && !isOfInstant(path))
    .flatMap(([, source]) => valuesIn(source));
  expect(values).toContain('creditsToUnits');
  const known = [...allowed, ...allowedOfCrash];
  expect(values.filter((name) => !known.includes(name))).toEqual([]);
});

// @proves R83
test('screens of a lottery price slips and draw nothing', () => {
  const wrong = Object.entries(sources)
    .filter(([path]) => isOfLottery(path))
    .flatMap(([path, source]) => {
      const more = drawing[path.replace(/^.*\//u, '')] ?? [];
      return valuesIn(source).filter((name) => ![...allowedOfLottery, ...more].includes(name));
    });
  expect(wrong).toEqual([]);
});

// @proves R83
test('screens of small games say multipliers and draw nothing', () => {
  const values = Object.entries(sources)
    .filter(([path]) => isOfInstant(path))
    .flatMap(([, source]) => valuesIn(source));
  expect(new Set(values)).toEqual(new Set(allowedOfInstant));
});

// @proves R83
test('the engines are imported only by named imports', () => {
  const lines = Object.values(sources).flatMap((source) => source.match(named) ?? []);
  const plain = /^\s*(?:import(?: type)? \{[^}]*\}|\}) from '@baize\/engines(?:\/slang)?';$/u;
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !plain.test(line))).toEqual([]);
});

// @proves R83
test('screens use randomness only for sparks and music', () => {
  const random = Object.entries(sources).filter(([, source]) => source.includes('Math.random'));
  const places = random.map(([path]) => path.replace(/^.*\//u, ''));
  const decoration = ['sparks.ts', 'music.ts', 'ambience.ts', 'lead.ts', 'bodies.ts', 'voices.ts'];
  expect(places.filter((place) => !decoration.includes(place))).toEqual([]);
});

// @proves R83
test('a tab stores only the session, intents with orders, unsent slips and what was shown', () => {
  const named = (words: RegExp) =>
    Object.entries(sources)
      .filter(([, source]) => words.test(source))
      .map(([path]) => path.replace(/^.*\//u, ''))
      .toSorted();
  expect(named(/\bstore\.write\(/u)).toEqual([
    'desk-keeper.ts',
    'game-session.ts',
    'intent-keeper.ts',
    'lottery-desk.ts',
    'order-keeper.ts',
    'rules-news.tsx',
    'slang-keeper.ts',
    'use-typed-rows.ts',
  ]);
  // Only settings outlive a tab: sound, theme, favourites and whether draws are shown.
  expect(named(/\blocalStorage\b/u)).toEqual([
    'favourites.ts',
    'sound-settings.ts',
    'use-site-theme.ts',
    'watching.ts',
  ]);
  expect(named(/\bsessionStorage\b/u)).toEqual(['tab-store.ts']);
  expect(named(/document\.cookie|indexedDB|\bcaches\b/u)).toEqual([]);
});
