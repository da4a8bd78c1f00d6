// The tests that prove a row of a table of proofs: a line `// @proves R6 V7.2.3` is above each, so
// that the test can be renamed and moved without a change of the page.
import type { Node } from 'oxc-parser';
import { lineAt } from '../source/source-file.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Tree } from '../source/tree.ts';
import { walk } from '../source/walk.ts';

export interface TaggedTest {
  readonly path: string;
  readonly line: number;
  readonly ids: readonly string[];
  /** Undefined: no test below the line. */
  readonly title: string | undefined;
}

const testFile = /\.(?:test|spec)\.tsx?$/;
const tag = /^ @proves((?: [A-Z][\d.]*\d)+)$/;
const looksLikeTag = /@proves\b/;
/** The functions that make a test of their first argument; also with `.each` and `.only`. */
const makers = /^(?:test|it|journey\w*)$/;

export const taggedTests = (tree: Tree): TaggedTest[] =>
  tree.files.flatMap((file) =>
    testFile.test(file.path) && looksLikeTag.test(file.text) ? taggedIn(file) : [],
  );

function taggedIn(file: SourceFile): TaggedTest[] {
  const { text, path, parsed } = file;
  const lines = parsed.comments.filter(({ value }) => looksLikeTag.test(value));
  const tests = titledTests(file);
  return lines.map(({ value, start, end }) => {
    const below = end + (/^(?:\s*\n\s*\/\/.*)*\n[ \t]*/.exec(text.slice(end))?.[0].length ?? 0);
    const found = tests.find((test) => test.from <= below && below <= test.at);
    const ids = tag.exec(value)?.[1]?.trim().split(' ') ?? [];
    return { path, line: lineAt(text, start), ids, title: found?.title };
  });
}

interface TitledTest {
  /** Where the statement begins that makes it, and where its call does. */
  readonly from: number;
  readonly at: number;
  readonly title: string;
}

function titledTests({ text, parsed }: SourceFile): TitledTest[] {
  const tests: TitledTest[] = [];
  walk(parsed.program, (node, parent, grandparent) => {
    if (node.type !== 'CallExpression' || !makers.test(rootOf(node.callee) ?? '')) return;
    const [first] = node.arguments;
    const title = first && titleOf(first, text);
    if (title === undefined) return;
    const looped = grandparent?.type.startsWith('For') ? grandparent : parent;
    tests.push({ from: (looped ?? node).start, at: node.start, title });
  });
  return tests;
}

function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'TaggedTemplateExpression' ? rootOf(node.tag) : undefined;
}

const titleOf = (node: Node, text: string): string | undefined =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
    ? text.slice(node.start + 1, node.end - 1)
    : undefined;
