// One word for one thing: the synonyms that GLOSSARY.md rules out appear neither in the names of
// files nor in the names that code declares. Fields of the wire keep the names others gave them.
import type { Node } from 'oxc-parser';
import { isCode, lineAt } from '../../source/source-file.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Tree } from '../../source/tree.ts';
import { walk } from '../../source/walk.ts';
import type { TreeRule, TreeSpot } from '../rule.ts';

interface Banned {
  readonly never: string;
  readonly say: string;
  readonly except: readonly string[];
}

export const bannedWord: TreeRule = {
  kind: 'tree',
  name: 'banned-word',
  reason: 'one thing has one word in every layer, see GLOSSARY.md',
  check(tree) {
    const words = bannedWords(tree);
    if (words.length === 0) return [];
    return tree.files.flatMap((file) => [
      ...inFileName(words, file.path),
      ...(isCode(file.path) && !file.path.endsWith('.d.ts') ? inDeclarations(words, file) : []),
    ]);
  },
};

/** The rows of the table under the heading of banned synonyms. */
export function bannedWords(tree: Tree): Banned[] {
  const table = tree.file('GLOSSARY.md')?.text.split(/^## Banned synonyms$/m)[1] ?? '';
  return table.split('\n').flatMap((row) => {
    const [, never = '', say = '', except = ''] = row.split('|').map((cell) => cell.trim());
    if (!row.startsWith('|') || never === 'never' || /^-+$/.test(never)) return [];
    return [{ never, say, except: except.split(',').map((phrase) => phrase.trim()) }];
  });
}

function inFileName(words: readonly Banned[], path: string): TreeSpot[] {
  const banned = find(words, path.replaceAll(/[/.-]/g, ' '));
  return banned === undefined ? [] : [spot(path, 1, path, banned)];
}

function inDeclarations(words: readonly Banned[], file: SourceFile): TreeSpot[] {
  const spots: TreeSpot[] = [];
  walk(file.parsed.program, (node, [parent]) => {
    if (node.type !== 'Identifier' || !isDeclared(node, parent)) return;
    const banned = find(words, spaced(node.name));
    if (banned === undefined) return;
    spots.push(spot(file.path, lineAt(file.text, node.start), node.name, banned));
  });
  return spots;
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

const spot = (file: string, line: number, name: string, { never, say }: Banned): TreeSpot => ({
  file,
  line,
  what: `'${name}' says ${never}`,
  fix: `say ${say}`,
});
