// A test title says subject, verb, object: it does not begin with a clause as its subject ("what is
// …", "nobody …") and has no "whoever".
import type { Node } from 'oxc-parser';
import { isTest } from '../../source/source-file.ts';
import type { NodeRule } from '../rule.ts';

const calls = new Set(['test', 'it', 'describe', 'journey']);
const turned =
  /^(?:what(?:ever)?|whichever|nobody|who|those who|(?:some|any)body who)\b|\bwho(?:m|m?ever)\b/i;

export const plainTitle: NodeRule = {
  kind: 'node',
  name: 'plain-title',
  reason: 'a title is read in a list of failures, once',
  applies: (path) => isTest(path) || path.endsWith('.spec.ts'),
  visit(node) {
    if (node.type !== 'CallExpression' || !isTestCall(node.callee)) return undefined;
    const [title] = node.arguments;
    const found = turned.exec(textOf(title))?.[0];
    if (found === undefined) return undefined;
    const fix = 'begin with the subject: “a member who …”, “a closed account …”, “no agent …”';
    return { what: `the title has '${found}' for its subject`, fix };
  },
};

/** The words of a title, also of one that is put together. */
function textOf(title: Node | undefined): string {
  if (title?.type === 'Literal') return String(title.value);
  if (title?.type !== 'TemplateLiteral') return '';
  return title.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
}

/** `test(…)`, `test.skip(…)`, `test.each(…)(…)`. */
function isTestCall(callee: Node): boolean {
  if (callee.type === 'Identifier') return calls.has(callee.name);
  if (callee.type === 'MemberExpression') return isTestCall(callee.object);
  return callee.type === 'CallExpression' && isTestCall(callee.callee);
}
