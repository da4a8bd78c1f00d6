// An amount is refused before it is sent exactly where the server would refuse it, and every quick
// amount may be asked for.
import { typedUnits } from '@baize/client';
import fc from 'fast-check';
import { createTranslator } from '@baize/i18n';
import { expect, test } from 'vitest';
import { amountProblem, quickAmounts, wireAmount } from './amount.ts';

const t = createTranslator('en');
const show = String;
const bounds = { least: 1_000_000n, most: 50_000_000n };

test.each([
  ['100', undefined],
  ['5000', undefined],
  ['5000.', undefined],
  ['99.99', 'wallet.amount-too-small'],
  ['5000.01', 'wallet.amount-too-large'],
  ['0.00', 'wallet.amount-needed'],
  ['', 'wallet.amount-needed'],
])('%o is answered with %o', (text, problem) => {
  expect(amountProblem(t, show, text, bounds)).toBe(problem);
});

test('an amount above the balance is refused', () => {
  expect(amountProblem(t, show, '200.01', { ...bounds, balance: 2_000_000n })).toBe(
    'wallet.amount-over-balance',
  );
  expect(amountProblem(t, show, '200', { ...bounds, balance: 2_000_000n })).toBeUndefined();
});

test('the amount is sent as typed', () => {
  expect(wireAmount('123.45')).toBe(123.45);
  expect(wireAmount('200.')).toBe(200);
});

test('property: every quick amount lies within the bounds', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 10n });
  fc.assert(
    fc.property(units, units, (least, most) => {
      for (const text of quickAmounts({ least, most })) {
        const amount = typedUnits(text) ?? -1n;
        expect(amount >= least && amount <= most).toBe(true);
      }
    }),
  );
});
