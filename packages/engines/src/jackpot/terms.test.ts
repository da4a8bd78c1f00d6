// Proves what a pool is fed, and that what jackpots give back on average is what is stated, within
// 1 % of it.
import { expect, test } from 'vitest';
import { openSeed } from '../kit/fairness.ts';
import { jackpotRange, mysteryAmount, winsJackpot } from './draw.ts';
import { feedingOf, jackpotReturnPpm, prizeRange, type JackpotTerms } from './terms.ts';

const chance: JackpotTerms = {
  seed: 1_000_000n,
  ceiling: 4_000_000n,
  contributionPpm: 20_000,
  diversionPpm: 10_000,
  turnover: 100_000_000n,
};
const mystery: JackpotTerms = { ...chance, ceiling: 1_500_000n, turnover: null };

test('a stake of 10 feeds its two shares, and beyond the ceiling all goes to the reserve', () => {
  expect(feedingOf(chance, 100_000n, 1_000_000n)).toEqual({ pool: 2000n, reserve: 1000n });
  expect(feedingOf(chance, 100_000n, 3_999_500n)).toEqual({ pool: 500n, reserve: 2500n });
  expect(feedingOf(chance, 100_000n, 4_000_100n)).toEqual({ pool: 0n, reserve: 3000n });
  expect(feedingOf(mystery, 100_000n, 1_499_900n)).toEqual({ pool: 2000n, reserve: 1000n });
});

test('shares of a small stake are cut to whole units', () => {
  expect(feedingOf(chance, 149n, 1_000_000n)).toEqual({ pool: 2n, reserve: 1n });
});

// @proves R80
test('a mystery pays at least a cent above its seed, the others at least their seed', () => {
  expect(prizeRange(mystery)).toEqual([1_000_100n, 1_500_000n]);
  expect(prizeRange(chance)).toEqual([1_000_000n, 4_000_000n]);
});

test('the stated return, worked by hand', () => {
  // No growth: only the seed, 100 for every 10 000 staked.
  expect(jackpotReturnPpm({ ...chance, contributionPpm: 0 })).toBe(10_000);
  // A ceiling far away: seed and all of the contribution.
  expect(jackpotReturnPpm({ ...chance, ceiling: 10n ** 15n })).toBe(30_000);
  // 0.02 × 125.005 ÷ 25.005 of every stake.
  expect(jackpotReturnPpm(mystery)).toBe(99_984);
});

// @proves R96
test('a pool won by chance gives back what is stated, within 1 %', () => {
  const stake = 1_000_000n;
  const drawn = openSeed('c'.repeat(64)).draws({ clientSeed: 'grand', nonce: 0, label: 'x' });
  let [held, paid, staked] = [chance.seed, 0n, 0n];
  for (let played = 0; played < 2_000_000; played += 1) {
    staked += stake;
    held += feedingOf(chance, stake, held).pool;
    const number = drawn.int(jackpotRange);
    if (!winsJackpot({ number, stake, turnover: chance.turnover ?? 1n })) continue;
    paid += held;
    held = chance.seed;
  }
  expectWithinOnePercent(paid, staked, chance);
});

// @proves R96
test('a mystery gives back what is stated, within 1 %', () => {
  const stake = 10_000n;
  let [held, paid, staked] = [mystery.seed, 0n, 0n];
  for (let pool = 0; pool < 2000; pool += 1) {
    const amount = mysteryAmount(`secret-${pool}`, mystery);
    while (held < amount) {
      staked += stake;
      held += feedingOf(mystery, stake, held).pool;
    }
    paid += amount;
    // What lies above the prize stays for the next pool.
    held += mystery.seed - amount;
  }
  expectWithinOnePercent(paid, staked, mystery);
});

function expectWithinOnePercent(paid: bigint, staked: bigint, terms: JackpotTerms): void {
  const stated = jackpotReturnPpm(terms) / 1e6;
  const found = Number(paid) / Number(staked);
  expect(Math.abs(found / stated - 1)).toBeLessThan(0.01);
}
