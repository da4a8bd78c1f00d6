// One word for one thing: the synonyms that GLOSSARY.md rules out appear neither in the names of
// files nor in the names that code declares. Fields of the wire keep the names others gave them.
import type { Node } from 'oxc-parser';
import type { Tree } from '../../source/tree.ts';
import type { NodeRule, TreeRule } from '../rule.ts';

interface Banned {
  readonly never: string;
  readonly say: string;
  readonly except: readonly string[];
}

const saying = {
  name: 'banned-word',
  reason: 'one thing has one word in every layer, see GLOSSARY.md',
};

/** In the names that code declares. */
export const bannedWord: NodeRule = {
  ...saying,
  kind: 'node',
  applies: (path) => !path.endsWith('.d.ts'),
  visit(node, parent, _, tree) {
    if (node.type !== 'Identifier' || !isDeclared(node, parent)) return undefined;
    const banned = findBanned(tree, spaced(node.name));
    return banned === undefined ? undefined : told(node.name, banned);
  },
};

/** In the names of files and folders. */
export const bannedFileName: TreeRule = {
  ...saying,
  kind: 'tree',
  check: (tree) =>
    tree.files.flatMap(({ path }) => {
      const banned = findBanned(tree, path.replaceAll(/[/.-]/g, ' '));
      return banned === undefined ? [] : [{ file: path, line: 1, ...told(path, banned) }];
    }),
};

interface Found {
  readonly words: readonly Banned[];
  readonly byPhrase: Map<string, Banned | undefined>;
}

const foundIn = new WeakMap<Tree, Found>();

/** The same names are declared in many files, so each is looked up once. */
function findBanned(tree: Tree, phrase: string): Banned | undefined {
  const found = foundIn.get(tree) ?? { words: bannedWords(tree), byPhrase: new Map() };
  foundIn.set(tree, found);
  if (!found.byPhrase.has(phrase)) found.byPhrase.set(phrase, find(found.words, phrase));
  return found.byPhrase.get(phrase);
}

/** The rows of the table under the heading of banned synonyms. */
function bannedWords(tree: Tree): Banned[] {
  const table = tree.file('GLOSSARY.md')?.text.split(/^## Banned synonyms$/m)[1] ?? '';
  return table.split('\n').flatMap((row) => {
    const [, never = '', say = '', except = ''] = row.split('|').map((cell) => cell.trim());
    if (!row.startsWith('|') || never === 'never' || /^-+$/.test(never)) return [];
    return [{ never, say, except: except.split(',').map((phrase) => phrase.trim()) }];
  });
}

function find(words: readonly Banned[], phrase: string): Banned | undefined {
  return words.find(({ never, except }) => {
    const rest = except.reduce((left, fine) => left.replaceAll(fine, ''), ` ${phrase} `);
    return rest.includes(` ${never} `) || rest.includes(` ${never}s `);
  });
}

const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

function isDeclared(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined || !('id' in parent)) return 'params' in (parent ?? {});
  if ('params' in parent && Array.isArray(parent.params)) return true;
  return parent.id === node;
}

const told = (name: string, { never, say }: Banned) => ({
  what: `'${name}' says ${never}`,
  fix: `say ${say}`,
});
