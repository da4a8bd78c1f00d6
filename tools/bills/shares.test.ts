// The program works rebates and commissions out again, gives the worked examples to the cent, and
// finds a planted error in any of their figures.
import { expect, test } from 'vitest';
import { differsIn } from './compare.ts';
import { readExports } from './exports.ts';

const part = (username: string, stake: string, rate: number, below: number) => ({
  id: username,
  username,
  isOwn: false,
  stake,
  rate,
  below,
});

/** 3 and 2 of 1,000 and 0.0135 of 4.5, after 1.8 less than nothing. */
const rebate = {
  day: '2026-11-21',
  category: 'LIVE',
  kind: 'team',
  currency: 'PHP',
  stake: '2004.5',
  exact: '5.0135',
  carriedIn: '-1.8',
  amount: '3.21',
  carriedOut: '0',
  total: 3,
  parts: [part('one', '1000', 60, 30), part('two', '1000', 60, 40), part('three', '4.5', 60, 30)],
};

const upTo = ['10000', '20000', '50000', '100000', '200000', '400000', '800000', null];
const rates = [3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000];

/** Children of 200,000 and 60,000, and 150,000 of direct players. */
const commission = {
  id: 'c1',
  total: '410000',
  rate: 7000,
  amount: '160000.00',
  children: [
    { id: 'a', username: 'a', total: '200000', rate: 5000, amount: '40000' },
    { id: 'b', username: 'b', total: '60000', rate: 4500, amount: '15000' },
  ],
  direct: { total: '150000', amount: '105000' },
  tiers: upTo.map((most, at) => ({ upTo: most, rate: rates[at] })),
};

const isWrong = (exported: object): boolean =>
  readExports(exported).some(({ lines }) => differsIn(lines));

test('a rebate and the worked example of commissions agree', () => {
  expect([isWrong(rebate), isWrong(commission)]).toEqual([false, false]);
});

test('a sum below nothing pays nothing and is carried on', () => {
  const lost = { carriedIn: '-7', amount: '0.00', carriedOut: '-1.9865' };
  expect(isWrong({ ...rebate, ...lost })).toBe(false);
  expect(isWrong({ ...rebate, ...lost, carriedOut: '-1.98' })).toBe(true);
});

test.each([
  ['stake', '2004.4999'],
  ['exact', '5.01350001'],
  ['amount', '3.22'],
  ['carriedOut', '-0.00000001'],
  ['parts', rebate.parts.slice(1)],
])('a rebate whose %s is wrong is found', (field, value) => {
  expect(isWrong({ ...rebate, [field]: value })).toBe(true);
});

test.each([
  ['total', '410000.0001'],
  ['rate', 6000],
  ['amount', '159999.99'],
  ['children', commission.children.slice(1)],
  ['children', [{ ...commission.children[0], amount: '40000.5' }, commission.children[1]]],
  ['direct', { total: '150000', amount: '105000.01' }],
  ['tiers', []],
] as const)('a commission whose %s is wrong is found', (field, value) => {
  expect(isWrong({ ...commission, [field]: value })).toBe(true);
});

test('a boundary belongs to the lower tier', () => {
  const alone = { children: [], total: '20000', direct: { total: '20000', amount: '7000' } };
  expect(isWrong({ ...commission, ...alone, rate: 3500, amount: '7000.00' })).toBe(false);
});
