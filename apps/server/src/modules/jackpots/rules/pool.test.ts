// Proves when a pool falls to a round and what it then pays, by examples worked by hand.
import { expect, test } from 'vitest';
import { prizeOf, shownAmount, type Pool } from './pool.ts';

const terms = {
  seed: 1000n,
  ceiling: 5000n,
  contributionPpm: 1000,
  diversionPpm: 0,
  turnover: 100n,
};
const chance: Pool = { tier: 'major', number: 1, terms, mystery: null };
const mystery: Pool = {
  tier: 'mini',
  number: 1,
  terms: { ...terms, turnover: null },
  mystery: { commitment: 'hash', secret: 'secret', amount: 3000n },
};
const stake = 25n;

test('a stake of a quarter of the turnover wins with the lowest quarter of all numbers', () => {
  const falls = (number: number) => prizeOf({ pool: chance, held: 2000n, stake, number });
  expect(falls(0)).toBe(2000n);
  expect(falls(2 ** 46 - 1)).toBe(2000n);
  expect(falls(2 ** 46)).toBeUndefined();
  expect(prizeOf({ pool: chance, held: 2000n, stake, number: undefined })).toBeUndefined();
});

test('neither a prize nor the shown amount exceeds the ceiling', () => {
  expect(prizeOf({ pool: chance, held: 5001n, stake, number: 0 })).toBe(5000n);
  expect(shownAmount(chance, 5001n)).toBe(5000n);
  expect(shownAmount(chance, 4999n)).toBe(4999n);
});

test('a mystery pays its hidden amount once the pool reaches it, for any draw', () => {
  expect(prizeOf({ pool: mystery, held: 2999n, stake, number: 0 })).toBeUndefined();
  expect(prizeOf({ pool: mystery, held: 3000n, stake, number: undefined })).toBe(3000n);
  expect(prizeOf({ pool: mystery, held: 3040n, stake, number: undefined })).toBe(3000n);
});
