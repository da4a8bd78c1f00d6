// Proves the odds of highest prizes that are worked out for the landing of a paid spin: by hand, by
// reel after reel, and by the draws that a prize takes.
import { expect, test } from 'vitest';
import { printDecimal, ratio } from '../kit/ratio.ts';
import { cascadePrizes } from './cascade/top-prizes.ts';
import { goldenQuarry } from './definitions/golden-quarry.ts';
import { jadeTumble } from './definitions/jade-tumble.ts';
import { chanceOfAtLeast } from './landing-odds.ts';
import { tumblePrizes } from './tumble/top-prizes.ts';

const third = ratio(1n, 3n);

test('at least two of three cells with a third each: 7 of 27', () => {
  expect(chanceOfAtLeast(2, [third, third, third])).toEqual(ratio(7n, 27n));
  expect(chanceOfAtLeast(0, [third])).toEqual(ratio(1n));
  expect(chanceOfAtLeast(1, [third, ratio(1n, 2n)])).toEqual(ratio(2n, 3n));
});

// @proves R93
test('twelve dragons of Jade Tumble: the binomial tail of 30 cells', () => {
  const dragon = tumblePrizes(jadeTumble).find(({ symbol }) => symbol === 'P0');
  expect(dragon).toMatchObject({ count: 12, credits: 1000 });
  const chance = 44 / 910;
  let tail = 0;
  for (let count = 12; count <= 30; count += 1) {
    let ways = 1;
    for (let taken = 0; taken < count; taken += 1) ways = (ways * (30 - taken)) / (taken + 1);
    tail += ways * chance ** count * (1 - chance) ** (30 - count);
  }
  const { numerator = 0n, denominator = 1n } = dragon?.perSpin ?? {};
  expect(Number(numerator) / Number(denominator) / tail).toBeCloseTo(1, 9);
});

test('five chests of Golden Quarry: a product of what the reels show on average', () => {
  const chests = cascadePrizes(goldenQuarry).find(({ symbol }) => symbol === 'H1');
  // Three cells a reel; a chest is 10 of 207, on the middle reels with wilds 16 of 213.
  const expected = ratio(30n ** 2n * 48n ** 3n, 207n ** 2n * 213n ** 3n);
  expect(chests?.perSpin).toEqual(expected);
  expect(printDecimal(expected, 8)).toBe('0.00024037');
});
