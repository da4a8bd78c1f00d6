// The product writes its log through the log, where levels, request ids and redaction are; only
// tools that speak to the person at the keyboard write to the console.
import { isTest } from '../../source/source-file.ts';
import { product } from '../rule.ts';
import type { NodeRule } from '../rule.ts';

export const consoleLog: NodeRule = {
  kind: 'node',
  name: 'console-log',
  reason: 'a log line without a level or redaction may tell a secret to nobody who can use it',
  applies: (path) => product.test(path) && !isTest(path),
  visit(node) {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
    if (node.object.name !== 'console') return undefined;
    return { what: 'a line to the console', fix: 'write it to the log, or show it on the screen' };
  },
};
