// Every shipped language answers every key of English with the same values, and a language is found
// however it is written.
import { expect, test } from 'vitest';
import { textFaults, textNouns, withEnglish, written } from './compile.ts';
import { findLocale, locales } from './locales.ts';
import { chooseLocale, defaultLocale, findShipped, shippedLocales } from './shipped-locales.ts';

/** Worked out once a language: every text is compiled for it. */
const faultsOf = new Map(
  shippedLocales.map(({ tag }) => [tag, Object.entries(textFaults(tag, written[tag]))]),
);
const cells = shippedLocales.flatMap(({ tag }) => textNouns.map((noun) => ({ tag, noun })));

// @proves L31 R136
test.each(cells)('$tag answers every key of $noun with the values English has', ({ tag, noun }) => {
  const faults = faultsOf.get(tag)?.filter(([key]) => key.slice(0, key.lastIndexOf('.')) === noun);
  expect(faults, `npm run texts -- --missing ${tag} lists what to write`).toEqual([]);
});

test('a gap, a key that English lacks and a wrong value are told, each by its key', () => {
  const { sent, ...rest } = written.th['console.notices'] ?? {};
  const strange = { ...rest, shoe: 'รองเท้า', read: '{pages}' };
  expect(sent).toBeTypeOf('string');
  expect(textFaults('th', { ...written.th, 'console.notices': strange })).toEqual({
    'console.notices.sent': 'missing',
    'console.notices.shoe': 'English has no such text',
    'console.notices.read': 'English has no value {pages}',
  });
});

test('a text that a language lacks is said in English until it is written', () => {
  const { live, ...rest } = written.th;
  const { sent, ...others } = rest['console.notices'] ?? {};
  const whole = withEnglish({ ...rest, 'console.notices': others });
  expect(whole.live).toEqual(written.en.live);
  expect(whole['console.notices'].sent).toBe(written.en['console.notices'].sent);
  expect(whole['console.notices'].read).toBe(others.read);
  expect([live, sent]).not.toContain(undefined);
});

// @proves L28
test('about forty languages are named, each once, by tag and by code', () => {
  expect(locales.length).toBeGreaterThanOrEqual(40);
  expect(new Set(locales.map(({ tag }) => tag)).size).toBe(locales.length);
  expect(new Set(locales.map(({ code }) => code)).size).toBe(locales.length);
  for (const { tag } of locales) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
});

// @proves L29 L163
test('Indonesian is the default language', () => {
  expect(defaultLocale).toBe('id');
  expect(chooseLocale([])).toBe('id');
});

test('a language is found by its tag or by the family’s code', () => {
  expect(findLocale('CN')?.tag).toBe('zh-Hans');
  expect(findLocale(' pt-br ')?.tag).toBe('pt-BR');
  expect(findLocale('zh')?.tag).toBe('zh-Hans');
  expect(findLocale('xx')).toBeUndefined();
  expect(findLocale('TW')?.tag).toBe('zh-Hant');
  expect(findShipped('TW')).toBeUndefined();
  expect(findShipped('cn')?.tag).toBe('zh-Hans');
});

test('the first shipped language that is asked for is chosen', () => {
  expect(chooseLocale(['EN'])).toBe('en');
  expect(chooseLocale([undefined, 'fr-FR,en-GB;q=0.8,id;q=0.5'])).toBe('en');
  expect(chooseLocale(['zh-TW,en;q=0.5'])).toBe('zh-Hans');
  expect(chooseLocale(['zh-Hant'])).toBe('zh-Hans');
  expect(chooseLocale(['ja-JP'])).toBe('ja');
  expect(chooseLocale(['constructor', ''])).toBe('id');
  expect(chooseLocale([], 'en')).toBe('en');
});
