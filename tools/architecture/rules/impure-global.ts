// Pure code reads no clock, draws no random number, and touches no network, process or timer: the
// same arguments give the same answer today, tomorrow and in the player's browser.
import type { Node } from 'oxc-parser';
import type { Finding } from '../../source/finding.ts';
import { isCode, isWorkshop, lineAt } from '../../source/source-file.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Architecture } from '../architecture.ts';
import { findingAt } from '../edge.ts';
import { isPure } from './impure-import.ts';

const bannedNames = new Set([
  'performance',
  'process',
  'fetch',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'globalThis',
  'XMLHttpRequest',
  'WebSocket',
]);

export function impureGlobals(architecture: Architecture, file: SourceFile): Finding[] {
  if (!isCode(file.path) || isWorkshop(file.path) || !isPure(architecture, file.path)) return [];
  const used: { readonly name: string; readonly at: number }[] = [];
  const declared = new Set<string>();
  walk(file.parsed.program, (node, parent, grandparent) => {
    const isPattern = parent?.type === 'Property' && grandparent?.type === 'ObjectPattern';
    const name = isPattern ? undefined : impureName(node, parent);
    if (name !== undefined) used.push({ name, at: node.start });
    if (node.type !== 'Identifier') return;
    if (isPattern || isDeclared(node, parent)) declared.add(node.name);
  });
  return used
    .filter(({ name }) => !declared.has(name.split('.')[0] ?? name))
    .map(({ name, at }) =>
      findingAt(
        { from: file.path, line: lineAt(file.text, at) },
        'impure-global',
        `${name} makes the answer depend on more than the arguments`,
        'take the moment, the draw or the answer as an argument',
      ),
    );
}

function impureName(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'MemberExpression') return impureMember(node);
  if (isDateNow(node)) return 'new Date()';
  if (node.type !== 'Identifier' || !bannedNames.has(node.name)) return undefined;
  return isReference(node, parent) ? node.name : undefined;
}

function impureMember(node: Extract<Node, { type: 'MemberExpression' }>): string | undefined {
  if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return undefined;
  const name = `${node.object.name}.${node.property.name}`;
  return name === 'Math.random' || name === 'Date.now' ? name : undefined;
}

function isDateNow(node: Node): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return false;
  return node.type === 'CallExpression' || node.arguments.length === 0;
}

/** A name used as a value: not the key of a property, not a part of a type. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined || parent.type.startsWith('TSType')) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node || parent.computed;
  return !('key' in parent && parent.key === node) && !isDeclared(node, parent);
}

function isDeclared(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false;
  if (parent.type === 'VariableDeclarator') return parent.id === node;
  if (parent.type === 'ImportSpecifier') return parent.local === node;
  if (parent.type === 'FunctionDeclaration' || parent.type === 'ArrowFunctionExpression') {
    const params: readonly Node[] = parent.params;
    return params.includes(node) || ('id' in parent && parent.id === node);
  }
  return false;
}
