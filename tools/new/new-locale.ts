// Scaffolds a locale: a draft of every English text, file by file, that the compiler holds against
// English. A draft is declared but not shipped, so no player is offered it.
import { parseSync } from 'oxc-parser';
import type { Node } from 'oxc-parser';
import type { Tree } from '../source/tree.ts';
import { walk } from '../source/walk.ts';
import { addEntry } from './edit-source.ts';
import { textOf, Unplannable } from './plan.ts';
import type { Plan } from './plan.ts';
import { localeConstant } from './words.ts';

const folder = 'packages/i18n/src/locales';
const list = 'packages/i18n/src/locales.ts';

export function newLocale(tree: Tree, tag: string): Plan {
  if (!/^[a-z]{2,3}(?:-[A-Z][A-Za-z]+)*$/.test(tag)) {
    throw new Unplannable(`${tag} is not a language tag like sv, pt-BR or zh-Hans.`);
  }
  if (tree.hasFolder(`${folder}/${tag}`)) throw new Unplannable(`${folder}/${tag} exists already.`);
  const english = tree.files.filter(
    ({ path }) => path.startsWith(`${folder}/en/`) && !path.endsWith('.test.ts'),
  );
  const files = english.map(({ path, text }) => {
    const name = path.slice(`${folder}/en/`.length);
    const draft = name === 'index.ts' ? indexText(text, tag) : nounText(text, name, tag);
    return [`${folder}/${tag}/${name}`, draft] as const;
  });
  return {
    files: { ...Object.fromEntries(files), [list]: declared(textOf(tree, list), tag) },
    steps: [
      `Translate the texts in ${folder}/${tag}/. A text left in English is left to you to find.`,
      `When all are done, change its line in ${list} from declared to shipped.`,
      `The compiler then asks for it in packages/i18n/src/compile.ts: add ${keyOf(tag)}.`,
      'npm run check:types lists every text that is missing.',
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

function indexText(english: string, tag: string): string {
  const { last, first } = exportedObject(english);
  const imports = english.match(/^import .*$/gm) ?? [];
  return `// Every text in the language ${tag}, by noun: a draft until it is shipped.
import type { Messages } from '../../texts.ts';
${imports.join('\n')}

export const ${localeConstant(tag)}: Messages = ${english.slice(first, last)};
`;
}

function nounText(english: string, name: string, tag: string): string {
  const { constant, first, last, before } = exportedObject(english);
  const header = (/^(?:\/\/.*\n)+/.exec(english)?.[0] ?? '').replace('English texts', 'Texts');
  const rest = before.replace(header, '').replace(/^(?:\/\/.*\n|import type .*\n|\n)+/, '');
  const opening = header.replace(/\.?\n$/, `, in the language ${tag}.\n`);
  return `${opening}import type { Texts } from '../../texts.ts';
import type { ${constant} as english } from '../en/${name}';

${rest}export const ${constant}: Texts<typeof english> = ${english.slice(first, last)};
`;
}

interface ExportedObject {
  readonly constant: string;
  readonly first: number;
  readonly last: number;
  readonly before: string;
}

/** The object that a file of texts exports, without what its type says of it. */
function exportedObject(text: string): ExportedObject {
  let found: ExportedObject | undefined;
  walk(parseSync('a.ts', text).program, (node) => {
    if (found !== undefined || node.type !== 'ExportNamedDeclaration') return;
    const declaration = node.declaration;
    if (declaration?.type !== 'VariableDeclaration') return;
    const [only] = declaration.declarations;
    const value = only?.init ? bare(only.init) : undefined;
    if (value === undefined || only?.id.type !== 'Identifier') return;
    const before = text.slice(0, node.start);
    found = { constant: only.id.name, first: value.start, last: value.end, before };
  });
  if (found === undefined) throw new Unplannable('A file of texts exports no object.');
  return found;
}

function bare(node: Node): Node | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return bare(node.expression);
  }
  return undefined;
}
