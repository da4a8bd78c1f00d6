// The server's translators. A server says little, in few languages, and all texts of all languages
// take 30 MB: the file of a noun is therefore read when its first text is needed, and stays.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ShippedTag, TextNoun, Translator } from '@baize/i18n';
import { translatorOnDemand } from '@baize/i18n/on-demand';

type Texts = Readonly<Record<string, string>>;

// Texts are asked for in the middle of an answer, so nothing can wait for an import.
const require = createRequire(import.meta.url);
const folder = dirname(dirname(require.resolve('@baize/i18n/locales/en/index')));
const translators = new Map<ShippedTag, Translator>();

export function translatorOf(tag: ShippedTag): Translator {
  const known = translators.get(tag);
  if (known) return known;
  const made = translatorOnDemand(tag, (noun) => textsOf(tag, noun));
  translators.set(tag, made);
  return made;
}

/** In English where the language lacks a text: no reader sees a bare key. */
function textsOf(tag: ShippedTag, noun: TextNoun): Texts | undefined {
  const english = writtenIn('en', noun);
  return tag === 'en' ? english : english && { ...english, ...writtenIn(tag, noun) };
}

function writtenIn(tag: ShippedTag, noun: TextNoun): Texts | undefined {
  const file = join(folder, tag, `${noun.replace('.', '/')}.ts`);
  if (!existsSync(file)) return undefined;
  // The file of a noun exports its texts and nothing else.
  return Object.values(require(file) as Readonly<Record<string, Texts>>)[0];
}
