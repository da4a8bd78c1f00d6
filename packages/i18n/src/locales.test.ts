// Every shipped language answers every key of English with the same values, and a language is found
// however it is written.
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { messages, textNouns } from './compile.ts';
import { chooseLocale, defaultLocale, findLocale, locales, shippedLocales } from './locales.ts';

function valuesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const branches = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
    return [name, ...branches.filter(Array.isArray).flatMap((branch) => valuesIn(branch))];
  });
}

const valuesOf = (text: string) => [...new Set(valuesIn(compileMessageOrThrow(text)))].sort();

const cells = shippedLocales.flatMap(({ tag }) => textNouns.map((noun) => ({ tag, noun })));

test.each(cells)('$tag answers every key of $noun with the values English has', ({ tag, noun }) => {
  const english: Readonly<Record<string, string>> = messages.en[noun];
  const texts: Readonly<Record<string, string>> = messages[tag][noun];
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  const entries = Object.entries(texts).map(([key, text]) => [key, valuesOf(text)]);
  const expected = Object.keys(texts).map((key) => [key, valuesOf(english[key] ?? '')]);
  expect(entries).toEqual(expected);
  expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
});

test('about forty languages are named, each once, by tag and by code', () => {
  expect(locales.length).toBeGreaterThanOrEqual(40);
  expect(new Set(locales.map(({ tag }) => tag)).size).toBe(locales.length);
  expect(new Set(locales.map(({ code }) => code)).size).toBe(locales.length);
  for (const { tag } of locales) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
});

test('Indonesian is the language of whoever chose none', () => {
  expect(defaultLocale).toBe('id');
  expect(chooseLocale([])).toBe('id');
});

test('a language is found by its tag or by the family’s code', () => {
  expect(findLocale('CN')?.tag).toBe('zh-Hans');
  expect(findLocale(' pt-br ')?.tag).toBe('pt-BR');
  expect(findLocale('zh')?.tag).toBe('zh-Hans');
  expect(findLocale('xx')).toBeUndefined();
});

test('the first shipped language that is asked for is chosen', () => {
  expect(chooseLocale(['EN'])).toBe('en');
  expect(chooseLocale([undefined, 'fr-FR,en-GB;q=0.8,id;q=0.5'])).toBe('en');
  expect(chooseLocale(['zh-TW,en;q=0.5'])).toBe('zh-Hans');
  expect(chooseLocale(['ja-JP'])).toBe('ja');
  expect(chooseLocale(['constructor', ''])).toBe('id');
  expect(chooseLocale([], 'en')).toBe('en');
});
