// A statement that PostgreSQL remembers by its name gives named columns: one that gives all of them
// fails on every connection that prepared it before a migration added a column. Its text may stand
// beside the name, in a constant, or in one of another file.
import { dirname, join } from 'node:path/posix';
import type { Node, ObjectExpression } from 'oxc-parser';
import { isTest, type SourceFile } from '../../source/source-file.ts';
import type { Tree } from '../../source/tree.ts';
import { product } from '../rule.ts';
import type { NodeRule } from '../rule.ts';

/** Every column of something: after select or returning, or further on in their lists. */
const everyColumn = /(?:\bselect|\breturning|\bdistinct|,)\s+(?:\w+\.)?\*/gi;
/** A list of arguments has the columns that the statement itself gives it. */
const fromArguments = /^[^;]*?\bfrom\s+unnest\(/i;

export const preparedColumns: NodeRule = {
  kind: 'node',
  name: 'prepared-columns',
  reason:
    'after a column is added, a prepared `*` fails: "cached plan must not change result type"',
  applies: (path) => product.test(path) && !isTest(path),
  visit(node, _parent, file, tree) {
    const text = node.type === 'ObjectExpression' ? preparedText(node, file, tree) : undefined;
    const isOpen = [...(text ?? '').matchAll(everyColumn)].some(
      ({ 0: found, index }) => !fromArguments.test((text ?? '').slice(index + found.length)),
    );
    if (!isOpen) return undefined;
    return { what: 'a prepared statement asks for every column', fix: 'name the columns' };
  },
};

/** The SQL of a named statement. */
function preparedText(node: ObjectExpression, file: SourceFile, tree: Tree): string | undefined {
  const values = new Map<string, Node>();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    values.set(property.key.name, property.value);
  }
  const text = values.get('text');
  if (!values.has('name') || text === undefined) return undefined;
  if (text.type !== 'Identifier') return file.text.slice(text.start, text.end);
  return constantOf(text.name, file, tree);
}

/** The text of a constant of this file, or of the one that it is imported from. */
function constantOf(name: string, file: SourceFile, tree: Tree): string | undefined {
  const declared = new RegExp(`const ${name}(?:: [\\w<>, ]+)? =\\s*(['\`])([\\s\\S]*?)\\1`);
  const own = declared.exec(file.text)?.[2];
  if (own !== undefined) return own;
  const imports = /import \{([^}]*)\} from '(\.[^']*)'/g;
  for (const [, names = '', from = ''] of file.text.matchAll(imports)) {
    const [first = '', last = first] =
      names
        .split(',')
        .map((one) => one.trim().split(' as '))
        .find((one) => one.at(-1) === name) ?? [];
    if (last === '') continue;
    const path = join(dirname(file.path), from);
    const source = tree.files.find((one) => one.path === path);
    return source && constantOf(first, source, tree);
  }
  return undefined;
}
