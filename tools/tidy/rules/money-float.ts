// Money is integer units and is never computed with fractions: only the money package reads a
// decimal text and prints one.
import { isTest } from '../../source/source-file.ts';
import { product } from '../rule.ts';
import type { NodeRule } from '../rule.ts';

export const moneyFloat: NodeRule = {
  kind: 'node',
  name: 'money-float',
  reason: 'a fraction of a double is not the amount that was paid',
  applies: (path) =>
    product.test(path) &&
    !path.startsWith('packages/money/') &&
    !(path.startsWith('packages/engines/') && isTest(path)),
  visit(node) {
    const name = node.type === 'Identifier' ? node.name : '';
    if (name !== 'parseFloat' && name !== 'toFixed') return undefined;
    return {
      what: `${name} makes a fraction of an amount`,
      fix: 'parse and print by @baize/money, or use Intl for what is not money',
    };
  },
};
