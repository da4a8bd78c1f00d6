// A game speaks the language the platform asked for, however it is named, and writes amounts as
// its readers do; what it does not speak, it says in English.
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { money, nameIn, tagOf, textsOf } from './texts.ts';

test.each([
  ['EN', 'en'],
  ['id-ID', 'id'],
  ['IN', 'id'],
  ['KO', 'ko'],
  ['ko-KR', 'ko'],
  ['PT', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['CN', 'zh-Hans'],
  ['zh-Hans', 'zh-Hans'],
  ['ja-JP', 'ja'],
  ['TH', 'th'],
  ['vi', 'vi'],
  ['idle', 'en'],
  ['', 'en'],
])('%j is read as %s', (asked, tag) => {
  expect(tagOf(asked)).toBe(tag);
});

const spoken = ['id', 'ja', 'ko', 'pt-BR', 'th', 'vi', 'zh-Hans'];

// @proves L31
test.each(spoken)('%s has a text of its own for every choice and rule', (tag) => {
  const texts = textsOf(tag);
  expect(Object.keys(texts.choices)).toEqual(Object.keys(en.choices));
  expect(Object.keys(texts.howTo)).toEqual(Object.keys(en.howTo));
  expect(texts.teams).toHaveLength(en.teams.length);
  expect(texts.rivals).toHaveLength(en.rivals.length);
  expect(texts.howTo['deep-net']).not.toBe(en.howTo['deep-net']);
});

test('amounts are grouped as the language groups digits', () => {
  expect(money('1234567.80', 'pt-BR')).toBe('1.234.567,80');
  expect(money('1234567.80', 'ko')).toBe('1,234,567.80');
  expect(money('999', 'en')).toBe('999.00');
});

test('a game without a name in the language keeps its English one', () => {
  expect(nameIn({ en: 'Lane Clash', id: 'Adu Jalur' }, 'id')).toBe('Adu Jalur');
  expect(nameIn({ en: 'Lane Clash', id: 'Adu Jalur' }, 'ko')).toBe('Lane Clash');
});
