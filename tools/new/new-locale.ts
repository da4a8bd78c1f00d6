// Scaffolds a locale: its line in the list and an empty list of its texts, which a translator's
// worksheet then fills. It is declared but not shipped, so no player is offered it.
import type { Tree } from '../source/tree.ts';
import { indexText, localesFolder } from '../texts/locale-file.ts';
import { addEntry } from './edit-source.ts';
import { textOf, Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';
import { localeConstant } from './words.ts';

const list = 'packages/i18n/src/locales.ts';

export function newLocale(tree: Tree, tag: string): Plan {
  if (!/^[a-z]{2,3}(?:-[A-Z][A-Za-z]+)*$/.test(tag)) {
    throw new Unplannable(`${tag} is not a language tag like sv, pt-BR or zh-Hans.`);
  }
  const folder = `${localesFolder}/${tag}`;
  if (tree.hasFolder(folder)) throw new Unplannable(`${folder} exists already.`);
  return {
    files: {
      [`${folder}/index.ts`]: indexText(tag, [], 'partial'),
      [list]: declared(textOf(tree, list), tag),
    },
    steps: [
      `npm run texts -- --missing ${tag} > ${tag}.json prints every text to translate.`,
      `npm run texts -- --fill ${tag} ${tag}.json checks what was translated and writes its files.`,
      `When none is missing, move its line from ${list} to packages/i18n/src/shipped-locales.ts.`,
      `The compiler then asks for it in packages/i18n/src/compile.ts: add ${keyOf(tag)}.`,
    ],
  };
}

const keyOf = (tag: string): string =>
  localeConstant(tag) === tag ? tag : `'${tag}': ${localeConstant(tag)}`;

function declared(text: string, tag: string): string {
  if (text.includes(`('${tag}',`)) return text;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return addEntry(text, 'locales', `  declared('${tag}', '${tag.toUpperCase()}', '${name}')`);
}
