// The files of a language as a person edits them: a noun's texts in English's order, and the list
// of all nouns. Existing text stays as written, comments and all; only new texts are printed.
import { parseSync } from 'oxc-parser';
import type { Node, ObjectExpression } from 'oxc-parser';
import { localeConstant } from '../new/words.ts';
import { walk } from '../source/walk.ts';

export const localesFolder = 'packages/i18n/src/locales';

/** English and the default language must be whole to compile; any other may lack texts. */
export type Wholeness = 'whole' | 'partial';

/** Where a noun's texts stand: `console.jackpots` in `console/jackpots.ts`. */
export const nounPath = (tag: string, noun: string): string =>
  `${localesFolder}/${tag}/${noun.replace('.', '/')}.ts`;

const constantOf = (noun: string): string => camel(noun.slice(noun.lastIndexOf('.') + 1));

/** A noun of two words, as `lottery-play`, in the form of a name of the code. */
const camel = (noun: string): string =>
  noun.replace(/[-.](.)/gu, (_, first: string) => first.toUpperCase());

/** `export const th: PartialMessages = { agents, …, 'console.agents': consoleAgents }`. */
export function indexText(tag: string, nouns: readonly string[], wholeness: Wholeness): string {
  const type = wholeness === 'whole' ? 'Messages' : 'PartialMessages';
  const own = nouns.filter((noun) => !noun.includes('.')).toSorted();
  const staffs = nouns.filter((noun) => noun.includes('.')).toSorted();
  const imports = [
    ...own.map((noun) => `import { ${constantOf(noun)} } from './${noun}.ts';`),
    ...staffs.map((noun) => {
      const from = `./${noun.replace('.', '/')}.ts`;
      return `import { ${constantOf(noun)} as ${camel(noun)} } from '${from}';`;
    }),
  ];
  const named = (noun: string) => (camel(noun) === noun ? noun : `'${noun}': ${camel(noun)}`);
  const entries = [...own, ...staffs].map(named);
  return `// Every ${languageName(tag)} text, by noun.
import type { ${type} } from '../../texts.ts';
${imports.join('\n')}

export const ${localeConstant(tag)}: ${type} = {
${entries.map((entry) => `  ${entry},\n`).join('')}};
`;
}

export interface NounFile {
  readonly tag: string;
  readonly noun: string;
  readonly english: string;
  readonly wholeness: Wholeness;
}

/** A noun's file without any text yet, opening as the English one does. */
export function emptyNounText({ tag, noun, english, wholeness }: NounFile): string {
  const opening = /^(?:\/\/.*\n)+/u.exec(english)?.[0] ?? '';
  const up = noun.includes('.') ? '../../..' : '../..';
  const type = wholeness === 'whole' ? 'Texts' : 'PartialTexts';
  const there = `${up.slice(3)}/en/${noun.replace('.', '/')}.ts`;
  return `${opening.replace('English', languageName(tag)).trimEnd()}
import type { ${type} } from '${up}/texts.ts';
import type { ${constantOf(noun)} as english } from '${there}';

export const ${constantOf(noun)}: ${type}<typeof english> = {
};
`;
}

/** A noun's file with these texts put in or replaced, in the order of the keys, and no others. */
export function withTexts(
  file: string,
  keys: readonly string[],
  texts: Readonly<Record<string, string>>,
): string {
  const { start, end, entries } = exportedTexts(file);
  const known = keys.flatMap((key) => {
    const text = texts[key];
    if (text !== undefined) return [`${propertyName(key)}: ${quoted(text)}`];
    const there = entries.get(key);
    return there === undefined ? [] : [there];
  });
  const body = known.map((entry) => `  ${entry},\n`).join('');
  return `${file.slice(0, start)}{\n${body}}${file.slice(end)}`;
}

const propertyName = (key: string): string => (/^[a-z]+$/u.test(key) ? key : `'${key}'`);
const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

const languageName = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;

interface ExportedTexts {
  readonly start: number;
  readonly end: number;
  /** Each text as it is written, with the comments before it. */
  readonly entries: ReadonlyMap<string, string>;
}

function exportedTexts(file: string): ExportedTexts {
  const list = exportedObject(file);
  const entries = new Map<string, string>();
  let from = list.start + 1;
  for (const property of list.properties) {
    if (property.type !== 'Property') continue;
    const key = property.key.type === 'Literal' ? String(property.key.value) : nameOf(property.key);
    entries.set(key, file.slice(from, property.end).trim());
    from = property.end + 1;
  }
  return { start: list.start, end: list.end, entries };
}

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

function exportedObject(file: string): ObjectExpression {
  let found: ObjectExpression | undefined;
  walk(parseSync('a.ts', file).program, (node, parent, grandparent) => {
    if (node.type !== 'ObjectExpression' || parent?.type !== 'VariableDeclarator') return;
    if (grandparent?.type === 'VariableDeclaration') found ??= node;
  });
  if (found === undefined) throw new Error('A file of texts declares no object.');
  return found;
}
