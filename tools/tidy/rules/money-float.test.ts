// Reading and printing fractions outside the money package is found.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { moneyFloat } from './money-float.ts';

test.each(['parseFloat(text)', 'Number.parseFloat(text)', 'amount.toFixed(2)'])(
  '%s is found',
  (expression) => {
    const path = 'apps/site/src/a.ts';
    expect(spotsOf(moneyFloat, { [path]: `const a = ${expression};` })).toEqual([`${path}:1`]);
  },
);

test('the money package and the tests of engines may', () => {
  const text = 'const a = amount.toFixed(2);';
  expect(
    spotsOf(moneyFloat, {
      'packages/money/src/print.ts': text,
      'packages/engines/src/slots/return.test.ts': text,
      'tools/check/step.ts': text,
    }),
  ).toEqual([]);
});
