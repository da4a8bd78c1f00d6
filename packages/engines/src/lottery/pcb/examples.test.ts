// Examples of three digits by their sum, worked by hand; every answer returns what is stated.
import { expect, test } from 'vitest';
import { printPercent, ratio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import { betReturns } from '../slips/promise.ts';
import { termsOf, tryDraw } from '../testing.ts';
import { digitsOfKeno, pcbPlays, sumCounts } from './plays.ts';

const plays = compilePlays(pcbPlays);
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const winners = (result: readonly number[]) =>
  ['C_SUM', 'C_HALVES', 'C_COLOUR', 'C_PATTERN'].flatMap((code) => {
    const play = playOf(code);
    return play.bets.filter((bet) => {
      const settled = tryDraw({ play, text: bet }, result);
      return 'payout' in settled && settled.payout !== '0.00';
    });
  });

test('PCB: 4 5 5 is 14, big, even, a pair and of no colour', () => {
  expect(winners([4, 5, 5])).toEqual(['14', 'big', 'even', 'big-even', 'pair']);
});

test('PCB: 8 9 0 is 17, big, odd, blue, and straight in the cyclic variant only', () => {
  expect(winners([8, 9, 0])).toEqual(['17', 'big', 'odd', 'big-odd', 'blue', 'straight']);
});

test('PCB: 0 0 0 is 0, small, even, extremely small, a triple and of no colour', () => {
  const won = ['0', 'small', 'even', 'small-even', 'extreme-small', 'triple'];
  expect(winners([0, 0, 0])).toEqual(won);
});

test('the sums count as the table of three digits does', () => {
  expect(sumCounts.join(' ')).toBe(
    '1 3 6 10 15 21 28 36 45 55 63 69 73 75 75 73 69 63 55 45 36 28 21 15 10 6 3 1',
  );
});

test('every answer returns 97 % within a hundredth of a percent', () => {
  for (const play of plays.filter(({ pays }) => pays === 'odds'))
    for (const { returned } of betReturns(play, termsOf({ play }))) {
      const percent = Number(printPercent(returned, 4));
      expect(percent).toBeLessThanOrEqual(97);
      expect(percent).toBeGreaterThan(96.99);
    }
});

test('big at 2.1 with its stake back at 14 returns 96.75 %, big and even at 4.2 88.98 %', () => {
  const play = playOf('C_HALVES_BACK');
  const at = (odds: bigint) => play.tiers.map(({ pays }) => (pays === 'stake' ? 10_000n : odds));
  const returned = (bet: string, odds: bigint) =>
    betReturns(play, termsOf({ play, odds: at(odds) })).find((one) => one.bet === bet)!.returned;
  expect(returned('big', 21_000n)).toEqual(ratio(9675n, 10_000n));
  expect(returned('big-even', 42_000n)).toEqual(ratio(8898n, 10_000n));
});

test('big at 2.05 with odds of 1.3 at 14 returns 96.875 %', () => {
  const play = playOf('C_HALVES_LOW');
  // 0.425 × 2.05 + 0.075 × 1.3.
  const odds = play.tiers.map(({ chance }) => (chance.numerator === 3n ? 13_000n : 20_500n));
  const returned = betReturns(play, termsOf({ play, odds }));
  expect(returned.find(({ bet }) => bet === 'big')!.returned).toEqual(ratio(96_875n, 100_000n));
});

test('odds lowered at 13 and 14: 1.6166 there, more at every other sum', () => {
  const play = playOf('C_HALVES_LOW');
  const big = (result: readonly number[]) =>
    tryDraw({ play, text: 'big', amount: 1_000_000n }, result);
  // 0.97 × ⅛ ÷ 0.075 and 0.97 × ⅞ ÷ 0.425.
  expect(big([4, 5, 5])).toMatchObject({ payout: '161.66', returned: '0.00' });
  expect(big([5, 5, 5])).toMatchObject({ payout: '199.70' });
  expect(big([4, 4, 5])).toMatchObject({ payout: '0.00' });
  // 13 is small and odd: neither of these can win there, and they pay alike everywhere.
  const names = play.tiers.map(({ bet }) => play.bets[bet]);
  expect(names.filter((name) => name === 'big-odd' || name === 'small-even')).toHaveLength(2);
  expect(tryDraw({ play, text: 'small-odd' }, [4, 4, 5])).toMatchObject({ payout: '1.61' });
});

test('a pack of three sums pays by the outcomes that they have together', () => {
  const play = playOf('C_PACK3');
  // 0, 13 and 27 have 1 + 75 + 1 of 1000 outcomes: 0.97 ÷ 0.077 is 12.5974…
  expect(tryDraw({ play, text: '0,13,27', amount: 100_000n }, [4, 4, 5])).toMatchObject({
    units: 1,
    payout: '125.97',
  });
  expect(tryDraw({ play, text: '0,13' }, [4, 4, 5])).toEqual({ refusal: 'too-few-numbers' });
});

test('three digits come from a draw of twenty numbers, six by six', () => {
  const drawn = Array.from({ length: 20 }, (_, index) => 20 - index);
  // 1 to 6 add up to 21, 7 to 12 to 57, 13 to 18 to 93.
  expect(digitsOfKeno(drawn)).toEqual([1, 7, 3]);
});
