// A key that is put together while a page runs has a text for every value the product can put
// there, in every language, and no such key is used that is not listed.
import { fileURLToPath } from 'node:url';
import { families, games, type FamilyGame } from '@baize/engines';
import { shippedLocales } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { expect, test } from 'vitest';
import { isTest } from '../source/source-file.ts';
import { workingTree } from '../source/tree.ts';
import { runTimeKeys, textsOfGame } from './run-time-keys.ts';

const tree = workingTree(fileURLToPath(new URL('../..', import.meta.url)));
const sources = tree.files.filter(
  ({ path }) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/u.test(path) && !isTest(path),
);

/** The beginnings of all keys that are put together and not known to the compiler. */
function beginnings(): readonly string[] {
  const found = sources
    .filter(({ text }) => /\bt\.named\(|symbolKey/u.test(text))
    .flatMap(({ text }) => [...text.matchAll(/`([a-z.-]+\.[a-z-]*)\$\{/gu)])
    .map(([, beginning = '']) => beginning);
  return [...new Set(found)];
}

test('screens, server and packages are read', () => {
  const places = new Set(sources.map(({ path }) => path.split('/src/')[0]));
  for (const place of ['apps/site', 'apps/server', 'packages/ui', 'packages/client'])
    expect([...places]).toContain(place);
});

/** The games themselves are tested below. */
const kindsOfBet = families.map(({ code }) => `${code}.bet-`);

/** Keys in the same files whose values have a type of their own. */
const knownToTheCompiler = [
  'bonuses.state-',
  'catalogue.category-',
  'console.bonuses.reason-',
  'console.points.kind-',
  ...['account-', 'entry-', 'event-', 'picture-'].map(
    (beginning) => `console.promotions.${beginning}`,
  ),
  'deposits.state-',
  'fairness.draw-',
  'instant.',
  ...['chase-state-', 'chase-stop-', 'column-', 'form-', 'form-about-', 'group-', 'left-'].map(
    (beginning) => `lottery-play.${beginning}`,
  ),
  ...['play-', 'result-', 'slip-', 'slips-', 'view-', 'window-'].map(
    (beginning) => `lottery-play.${beginning}`,
  ),
  ...['ask-', 'facet-', 'refused-', 'region-'].map((beginning) => `lottery-vietnam.${beginning}`),
  'operator.permission-',
  'payments.turnover-of-',
  'settings.module-',
  'settings.tells-',
  'wagering.free-',
  'wagering.state-',
  'wallet.',
  'wallet.kind-',
  'wallet.message-',
];

test('every such key is listed, and none is listed that is not used', () => {
  const told = [...Object.keys(runTimeKeys), ...kindsOfBet];
  const unlisted = beginnings().filter((one) => !told.includes(one));
  expect(unlisted.toSorted()).toEqual(knownToTheCompiler);
  expect(Object.keys(runTimeKeys).filter((one) => !beginnings().includes(one))).toEqual([]);
});

const values = Object.entries(runTimeKeys).flatMap(([beginning, { values }]) =>
  values.map((value) => `${beginning}${value}`),
);

test.each(shippedLocales.map(({ tag }) => tag))('each of them has a text in %s', (tag) => {
  const t = translatorOf(tag);
  expect(values.length).toBeGreaterThan(80);
  expect(values.filter((key) => !t.named(key))).toEqual([]);
});

/** Texts of a game that a language lacks, or that stand under another noun than its family's. */
const lackedBy = (game: FamilyGame, tag: (typeof shippedLocales)[number]['tag']) =>
  textsOfGame(game).filter(
    (key) => !key.startsWith(`${game.family}.`) || translatorOf(tag).named(key) === undefined,
  );

test.each(shippedLocales.map(({ tag }) => tag))('games and bets are named in %s', (tag) => {
  expect(games.flatMap((game) => lackedBy(game, tag))).toEqual([]);
});

test('a family without texts is named by what it lacks', () => {
  const [model] = games as readonly [FamilyGame, ...FamilyGame[]];
  const [promise] = Object.values(model.promises) as [FamilyGame['promises'][string]];
  const unnamed = { ...model, family: 'unheard', nameKey: 'unheard.heads-or-tails' };
  expect(lackedBy(unnamed, 'en')).toEqual(['unheard.heads-or-tails']);
  const promises = { heads: promise, tails: promise };
  expect(lackedBy({ ...unnamed, promises }, 'en')).toEqual([
    'unheard.heads-or-tails',
    'unheard.bet-heads',
    'unheard.bet-tails',
  ]);
  expect(lackedBy({ ...unnamed, nameKey: 'slots.monsoon-243' }, 'en')).toEqual([
    'slots.monsoon-243',
  ]);
});
