// Every word of the slang has one meaning, or asks which of its meanings is meant.
import { expect, test } from 'vitest';
import { lexemesOf } from './lexemes.ts';
import { provinceNames } from './provinces-table.ts';
import { words, type Entry } from './words-table.ts';

/** Aliases as they may be typed, without blanks. */
const aliasesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(([aliases]) => [
    ...new Set(aliases.split('/').map((alias) => alias.replaceAll(' ', ''))),
  ]);
const places = provinceNames.flatMap(({ names }) => [
  ...new Set(names.map((name) => name.replaceAll(' ', ''))),
]);
const repeated = (all: readonly string[]): string[] => [
  ...new Set(all.filter((one, index) => all.indexOf(one) !== index)),
];

test('no word stands for two things, apart from short names of provinces', () => {
  const all = aliasesOf(words.both);
  expect(repeated(all)).toEqual([]);
  expect(repeated(places).sort()).toEqual(['bd', 'bt', 'dl', 'dn', 'qn']);
  expect(places.filter((name) => all.includes(name))).toEqual([]);
});

test('a short name of two provinces names neither, and the first name names one', () => {
  for (const { code, names } of provinceNames) {
    const [first = ''] = names;
    expect(lexemesOf(first, 'VN_S')).toMatchObject([{ kind: 'province', codes: [code] }]);
  }
  expect(lexemesOf('dn', 'VN_S')).toMatchObject([
    { kind: 'province', codes: ['VN_DONG_NAI', 'VN_DA_NANG', 'VN_DAK_NONG'] },
  ]);
});

test('the north gives a meaning only to words that have none of their own elsewhere', () => {
  for (const alias of aliasesOf(words.VN_N)) {
    const [elsewhere] = lexemesOf(alias, 'VN_S');
    expect(['unclear', 'province']).toContain(elsewhere?.kind);
  }
});

test('the animals of the years have the numbers of one list, each once', () => {
  const names = 'tý suu dan mao thin tỵ ngo mui than dau tuat hoi'.split(' ');
  const numbers = names.flatMap((name) => {
    const [found] = lexemesOf(`giap ${name}`, 'VN_S');
    return found?.kind === 'set' ? [...found.numbers] : [];
  });
  expect(numbers.length).toBe(37);
  expect(new Set(numbers).size).toBe(37);
});
