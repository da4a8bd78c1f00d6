// Proves when a withdrawal may be asked for: every refusal at its bound, the order in which several
// are told, and the price of missing turnover, which nobody pays unasked.
import { parseUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { mostNow, refusalOfAmount, type AskedAmount, type Conditions } from './conditions.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const free: Conditions = {
  minimum: units('100'),
  maximum: units('5000'),
  count: 3,
  countUsed: 2,
  sum: units('6000'),
  sumUsed: units('2000'),
  turnoverLeft: 0n,
  debt: 0n,
  fee: { fixed: 0n, permille: 0, free: 0, freeUsed: 0, turnoverPermille: 0 },
  sources: [],
};
const asked: AskedAmount = { amount: units('400'), bankCode: 'BDO' };
const gcash = { bankCode: 'GCASH', bankName: 'GCash' };
const paid = { ...free.fee, fixed: units('5') };

// @proves R26
test.each<[Partial<Conditions>, Partial<AskedAmount>, string, object]>([
  [{}, { amount: units('99.99') }, 'amount-below-minimum', { minimum: '100.00' }],
  [
    { minimum: units('1'), fee: paid },
    { amount: units('5') },
    'amount-below-minimum',
    { minimum: '5.01' },
  ],
  [{}, { amount: units('5000.01') }, 'amount-above-maximum', { maximum: '5000.00' }],
  [{ countUsed: 3 }, {}, 'withdrawal-count-reached', { count: 3 }],
  [{ sumUsed: units('5600.01') }, {}, 'withdrawal-sum-reached', { sum: '6000.00', left: '399.99' }],
  [{ sumUsed: units('9000') }, {}, 'withdrawal-sum-reached', { sum: '6000.00', left: '0.00' }],
  [{ turnoverLeft: units('0.01') }, {}, 'turnover-not-met', { turnover: '0.01' }],
  [{ debt: units('7') }, {}, 'debt-open', { debt: '7.00' }],
  [
    { sources: [{ ...gcash, left: units('50') }] },
    {},
    'refund-source-first',
    { bank: 'GCash', amount: '50.00' },
  ],
  [{ fee: paid }, { fee: 0n }, 'withdrawal-fee-changed', { fee: '5.00' }],
])('with %o an amount of %o is refused: %s', (conditions, more, refused, facts) => {
  const given = { ...free, ...conditions };
  expect(refusalOfAmount(given, { ...asked, ...more })).toEqual({ refused, facts });
});

test('an amount within everything is accepted, with its fee or without naming one', () => {
  expect(refusalOfAmount(free, asked)).toBeUndefined();
  const given = { ...free, fee: paid, sumUsed: units('5600') };
  expect(refusalOfAmount(given, asked)).toBeUndefined();
  expect(refusalOfAmount(given, { ...asked, fee: units('5') })).toBeUndefined();
  expect(refusalOfAmount({ ...free, count: null, sum: null, countUsed: 99 }, asked)).toBe(
    undefined,
  );
});

test('missing turnover can be paid for only by a player who agreed to the fee', () => {
  const given = {
    ...free,
    turnoverLeft: units('300'),
    fee: { ...free.fee, turnoverPermille: 100 },
  };
  expect(refusalOfAmount(given, asked)?.refused).toBe('turnover-not-met');
  expect(refusalOfAmount(given, { ...asked, fee: units('40') })).toBeUndefined();
  expect(refusalOfAmount(given, { ...asked, fee: 0n })?.refused).toBe('withdrawal-fee-changed');
});

test('of several refusals the first in the contract’s order is told', () => {
  let given: Conditions = {
    ...free,
    maximum: units('300'),
    countUsed: 3,
    sumUsed: units('6000'),
    turnoverLeft: 1n,
    debt: 1n,
    sources: [{ ...gcash, left: 1n }],
    fee: paid,
  };
  const told: (string | undefined)[] = [];
  const mend = (more: Partial<Conditions>) => {
    told.push(refusalOfAmount(given, { ...asked, fee: 0n })?.refused);
    given = { ...given, ...more };
  };
  mend({ maximum: free.maximum });
  mend({ countUsed: 0 });
  mend({ sumUsed: 0n });
  mend({ turnoverLeft: 0n });
  mend({ debt: 0n });
  mend({ sources: [] });
  mend({ fee: free.fee });
  mend({});
  expect(told).toEqual([
    'amount-above-maximum',
    'withdrawal-count-reached',
    'withdrawal-sum-reached',
    'turnover-not-met',
    'debt-open',
    'refund-source-first',
    'withdrawal-fee-changed',
    undefined,
  ]);
});

test('the most that can be asked for is what every bound leaves', () => {
  expect(mostNow(free)).toBe(units('4000'));
  expect(mostNow({ ...free, sumUsed: 0n })).toBe(units('5000'));
  expect(mostNow({ ...free, sum: null })).toBe(units('5000'));
  expect(mostNow({ ...free, sumUsed: units('6001') })).toBe(0n);
  expect(mostNow({ ...free, countUsed: 3 })).toBe(0n);
});
