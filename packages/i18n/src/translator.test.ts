// A text is found by its key, its values are filled in, and an absent value leaves no trace.
import { patternIds, refusals, type RefusalName } from '@baize/contract';
import { expect, test } from 'vitest';
import { compileCatalogue, translatorOf } from './compile.ts';
import { shippedLocales } from './shipped-locales.ts';
import { refusalText } from './refusal-text.ts';
import { ruleText } from './rule-text.ts';
import { createTranslator } from './translator.ts';

const english = translatorOf('en');
const indonesian = translatorOf('id');
const everyLanguage = shippedLocales.map(({ tag }) => translatorOf(tag));

/** How a whole sentence stands in each writing; Thai ends one with nothing. */
const wholeIn: Readonly<Record<string, RegExp>> = {
  'zh-Hans': /[。？！\d]$/u,
  ja: /[。？！\d]$/u,
  ko: /[.?!\d]$/u,
  th: /\p{Script=Thai}/u,
};
const latin = /^\p{Lu}.*[.?!]$/u;

test('values are filled in, in each language', () => {
  expect(english('identity.welcome', { name: 'Ann' })).toBe('Welcome, Ann!');
  expect(indonesian('identity.welcome', { name: 'Ann' })).toBe('Selamat datang, Ann!');
});

test('a count takes the form its language asks for', () => {
  expect(english('catalogue.games-count', { count: 1 })).toBe('1 game');
  expect(english('catalogue.games-count', { count: 1200 })).toBe('1,200 games');
});

test('a value that looks like a message is only shown', () => {
  expect(english('identity.welcome', { name: '{secret} <b>' })).toBe('Welcome, {secret} <b>!');
});

test('nouns come one by one, as screens need them, and survive JSON', () => {
  const t = createTranslator('en');
  expect(t.has('live')).toBe(false);
  expect(t('live.offline')).toBe('live.offline');
  t.add('live', JSON.parse(JSON.stringify(compileCatalogue('en').live)));
  expect(t.has('live')).toBe(true);
  expect(t('live.offline')).toBe('You are offline.');
});

test('every text of every language can be compiled, though a noun waits for its turn', () => {
  const compiled = shippedLocales.map(({ tag }) => Object.values(compileCatalogue(tag)));
  expect(compiled.flat().flatMap(Object.values)).not.toContain(undefined);
});

// @proves L161
test('every refusal is told as whole sentences, with its facts and without them', () => {
  for (const name of Object.keys(refusals) as RefusalName[]) {
    for (const t of everyLanguage) {
      const text = refusalText(t, name);
      expect(text, `${t.tag} ${name}`).toMatch(wholeIn[t.tag] ?? latin);
      expect(text).not.toMatch(/undefined|\s{2}|\s[.,)]|\(\)/);
    }
  }
  expect(refusalText(english, 'amount-below-minimum', { minimum: '100.00' })).toBe(
    'The amount is too small. The minimum is 100.00.',
  );
});

test('a refusal calls a field by its name and tells a moment in the site’s zone', () => {
  expect(refusalText(indonesian, 'field-required', { field: 'payeeName' })).toBe(
    'Kolom ini tidak boleh kosong (Nama lengkap). Isi lalu coba lagi.',
  );
  expect(refusalText(english, 'field-required', { field: 'shoeSize' })).toContain('(shoeSize)');
  const until = Date.UTC(2026, 11, 30, 16, 0);
  expect(refusalText(english, 'player-on-break', { until })).toContain('until 31/12/2026 00:00');
});

// @proves L122
test('a rule says its bounds, as one number when they are equal', () => {
  const rule = { patternId: 'digits', minLength: 6, maxLength: 12 };
  expect(ruleText(english, rule)).toBe('Please enter 6 to 12 digits.');
  expect(ruleText(english, { ...rule, maxLength: 6 })).toBe('Please enter exactly 6 digits.');
  expect(ruleText(english, { ...rule, patternId: 'unheard-of' })).toBe(
    'Please enter 6 to 12 characters.',
  );
});

// @proves L122
test('each kind of pattern has a message of its own, whole in either form of the bounds', () => {
  for (const t of everyLanguage) {
    const told = patternIds.map((patternId) =>
      ruleText(t, { patternId, minLength: 4, maxLength: 9 }),
    );
    expect(new Set(told).size).toBe(patternIds.length);
    for (const patternId of patternIds) {
      const text = ruleText(t, { patternId, minLength: 7, maxLength: 7 });
      expect(text, `${t.tag} ${patternId}`).toMatch(wholeIn[t.tag] ?? latin);
      expect(text.match(/\b7\b/gu)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(text).not.toMatch(/[{}]|same|undefined|\(min\)|\(max\)/u);
    }
  }
});
