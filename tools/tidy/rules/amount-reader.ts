// Amounts reach screens in one form: the readers of `@baize/client` make units of what a call or a
// person wrote, and nothing else on a screen does.
import { isTest } from '../../source/source-file.ts';
import type { NodeRule } from '../rule.ts';

const screens = /^apps\/(?:site|arcade|console)\/src\//;
const readers = new Set(['parseUnits', 'parseSignedUnits', 'unitsFromNumber']);
const fix =
  'read it with unitsOf, readUnits or typedUnits of @baize/client, or count it with timesUnits';

export const amountReader: NodeRule = {
  kind: 'node',
  name: 'amount-reader',
  reason: 'two ways to read an amount are two answers to what is wrong with it',
  applies: (path) => screens.test(path) && !isTest(path),
  visit(node) {
    if (node.type === 'ImportSpecifier' && node.imported.type === 'Identifier') {
      const { name } = node.imported;
      return readers.has(name) ? { what: `${name} on a screen`, fix } : undefined;
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
    return node.callee.name === 'BigInt' ? { what: 'BigInt() on a screen', fix } : undefined;
  },
};
