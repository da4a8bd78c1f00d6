// Proves what a stake gives along a line, that it is the root's rate to the unit, and how sums of a
// recipient are rounded and carried.
import { parseUnits } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactOf, partsOfLine } from './line-parts.ts';
import { dueOf, exactText, floorToCent } from './sum-due.ts';

const sum = (exact: readonly bigint[]) => exact.reduce((one, other) => one + other, 0n);

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

test('a stake of 1 000 at 0.3, 0.5, 0.6 and 0.8 percent gives 3.00, 2.00, 1.00 and 2.00', () => {
  const line = [
    { id: 'member', rate: 30 },
    { id: 'agent', rate: 50 },
    { id: 'above', rate: 60 },
    { id: 'root', rate: 80 },
  ];
  const parts = partsOfLine({ line, stake: units('1000') });
  expect(parts.map((part) => [part.playerId, part.sourceId, exactText(exactOf(part))])).toEqual([
    ['member', 'member', '3'],
    ['agent', 'member', '2'],
    ['above', 'agent', '1'],
    ['root', 'above', '2'],
  ]);
});

test('the chain 1960, 1956, 1950, 1930 gives 2.00, 3.00, 10.00 and 65.00 of 1 000', () => {
  // (1930 − 1800) / 2000 is 6.50 %, and so on up to 8.00 % of the root.
  const rates = [650, 750, 780, 800];
  const line = rates.map((rate) => ({ id: String(rate), rate }));
  const parts = partsOfLine({ line, stake: units('1000') });
  expect(parts.map((part) => exactText(exactOf(part)))).toEqual(['65', '10', '3', '2']);
  expect(exactText(sum(parts.map(exactOf)))).toBe('80');
});

test('a line gives the rate of its root times the stake, whatever the rates and the stake', () => {
  const rates = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 });
  const stakes = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
  fc.assert(
    fc.property(rates, stakes, (given, stake) => {
      const rising = given.toSorted((a, b) => a - b);
      const line = rising.map((rate, at) => ({ id: String(at), rate }));
      const shared = sum(partsOfLine({ line, stake }).map(exactOf));
      expect(shared).toBe(stake * BigInt(rising.at(-1) ?? 0));
    }),
  );
});

test('a recipient gets whole cents of the exact sum', () => {
  // 12.3456 at 0.30 % is 0.0370368.
  expect(exactText(units('12.3456') * 30n)).toBe('0.0370368');
  expect(floorToCent(units('12.3456') * 30n)).toBe(units('0.03'));
  expect(dueOf(999_999n, 0n)).toEqual({ amount: 0n, carriedOut: 0n });
  expect(dueOf(1_000_000n, 0n)).toEqual({ amount: 100n, carriedOut: 0n });
});

test('a sum below nothing is taken off the next days until it is made up', () => {
  const first = dueOf(-3_000_000n, 0n);
  expect(first).toEqual({ amount: 0n, carriedOut: -3_000_000n });
  const second = dueOf(2_000_000n, first.carriedOut);
  expect(second).toEqual({ amount: 0n, carriedOut: -1_000_000n });
  expect(dueOf(2_000_000n, second.carriedOut)).toEqual({ amount: 100n, carriedOut: 0n });
  expect(exactText(-1_000_000n)).toBe('-0.01');
});

test('payments and the carry are the exact sum less parts of a cent of each day', () => {
  const days = fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }));
  fc.assert(
    fc.property(days, (exacts) => {
      let carried = 0n;
      let paid = 0n;
      for (const exact of exacts) {
        const due = dueOf(exact, carried);
        carried = due.carriedOut;
        paid += due.amount * 10_000n;
      }
      const lost = sum(exacts) - paid - carried;
      expect(lost >= 0n && lost < 1_000_000n * BigInt(exacts.length + 1)).toBe(true);
    }),
  );
});
