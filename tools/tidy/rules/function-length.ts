// A function fits on one screen: 50 lines, a component 80. A `describe` of a test holds others and
// has no length of its own.
import type { Node } from 'oxc-parser';
import { isTest, lineAt } from '../../source/source-file.ts';
import type { NodeRule } from '../rule.ts';

const linesMax = 50;
const componentLinesMax = 80;

export const functionLength: NodeRule = {
  kind: 'node',
  name: 'function-length',
  reason: 'a function is seen whole',
  applies: (path) => !path.endsWith('.d.ts'),
  visit(node, parent, file) {
    if (!isFunction(node) || (isTest(file.path) && isDescribe(parent))) return undefined;
    const name = nameOf(node, parent);
    const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name);
    const max = isComponent ? componentLinesMax : linesMax;
    const lines = lineAt(file.text.slice(node.start, node.end), node.end - node.start);
    if (lines <= max) return undefined;
    return {
      what: `${name === '' ? 'a function' : name} has ${lines} lines, at most ${max}`,
      fix: 'give its parts names and let it call them',
    };
  },
};

const isFunction = (node: Node): boolean =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression';

const isDescribe = (parent: Node | undefined): boolean =>
  parent?.type === 'CallExpression' &&
  parent.callee.type === 'Identifier' &&
  parent.callee.name === 'describe';

function nameOf(node: Node, parent: Node | undefined): string {
  if ('id' in node && node.id?.type === 'Identifier') return node.id.name;
  if (parent?.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return '';
  return parent.id.name;
}
