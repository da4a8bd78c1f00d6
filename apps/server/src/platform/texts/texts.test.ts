// The server's translators give the same texts as the catalogues of the front ends, and read no
// noun before it is needed.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shippedLocales, type TextKey } from '@baize/i18n';
import { messages, translatorOf as wholeTranslatorOf } from '@baize/i18n/compile';
import { expect, test } from 'vitest';
import { translatorOf } from './index.ts';

test('every text of every language is found, in English where it is missing', () => {
  for (const { tag } of shippedLocales) {
    const [own, whole] = [translatorOf(tag), wholeTranslatorOf(tag)];
    for (const [noun, texts] of Object.entries(messages[tag])) {
      for (const key of Object.keys(texts).map((name) => `${noun}.${name}` as TextKey))
        expect(own.named(key), `${tag} ${key}`).toBe(whole.named(key));
    }
  }
});

test('a noun or a key that does not exist has no text', () => {
  expect(translatorOf('ja').named('nothing.at-all')).toBeUndefined();
  expect(translatorOf('ja').named('wallet.at-all')).toBeUndefined();
  expect(translatorOf('ja').named('nothing')).toBeUndefined();
});

test('only the files of the nouns in use are read', () => {
  const main = new URL('index.ts', import.meta.url).href;
  const script = `
    const { translatorOf } = await import('${main}');
    translatorOf('ja')('live.offline');
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire('${main}').cache);
    const read = loaded.filter((name) => /locales./.test(name));
    console.log(JSON.stringify(read.map((name) => name.split('locales')[1].slice(1))));`;
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd });
  expect(JSON.parse(said.toString())).toEqual(['en/live.ts', 'ja/live.ts']);
});
