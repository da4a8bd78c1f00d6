// Examples of Vietnam's bets worked by hand on real draws. B and C are whole. Of A the tails, the
// special prize and two third prizes are known; the other leading digits are made up.
import { expect, test } from 'vitest';
import { compilePlays } from '../compile.ts';
import type { PlaySet } from '../definition.ts';
import { resultRefusal, vnNorth, vnSouth } from '../kinds.ts';
import { permutationsOf } from '../mechanics/numbers.ts';
import { tryDraw } from '../testing.ts';
import { vnNorthPlays, vnSouthPlays } from './plays.ts';

const numbersOf = (text: string): number[] => text.trim().split(/\s+/).map(Number);

/** North, 5 January 2016. */
const a = numbersOf(`89851 70206 31715 62325 04401 08401 95026 17128 40933 66036
  2737 9139 5549 8155 3260 1971 4672 7381 6582 1782 385 286 991 51 92 96 98`);
/** North, 14 April 2025. */
const b = numbersOf(`46935 76071 08866 77999 28854 16105 81240 42422 16899 38673
  2965 5032 6805 8755 7669 6117 1605 0743 6632 8420 025 442 188 74 03 68 19`);
/** Ho Chi Minh City, 14 April 2025. */
const c = numbersOf(`499030 24550 91587 79795 70029 22944 33223 31070 84876 18265 98828 77462
  0654 9465 3776 6429 730 61`);

const tailsOf = (draw: readonly number[]) =>
  draw.map((number) => String(number % 100).padStart(2, '0')).toSorted();

const bets = (set: PlaySet) => {
  const plays = new Map(compilePlays(set).map((play) => [play.code, play]));
  return (code: string, text: string, draw: readonly number[], amount = 10_000n) =>
    tryDraw({ play: plays.get(code)!, text, amount }, draw);
};
const north = bets(vnNorthPlays);
const south = bets(vnSouthPlays);

test('the three draws are results of their kinds', () => {
  expect([a, b].map((draw) => resultRefusal(vnNorth, draw))).toEqual([undefined, undefined]);
  expect(resultRefusal(vnSouth, c)).toBeUndefined();
  expect(tailsOf(a).join(' ')).toBe(
    '01 01 06 15 25 26 28 33 36 37 39 49 51 51 55 60 71 72 81 82 82 85 86 91 92 96 98',
  );
});

test('VN 1: 01 comes twice of 27, and 51 is the special prize’s end', () => {
  expect(north('LO2', '01', a, 100_000n)).toMatchObject({
    units: 27,
    stake: '270.00',
    payout: '1900.00',
  });
  expect(north('DE2', '51', a)).toMatchObject({ stake: '1.00', payout: '95.00' });
  expect(north('XIEN2', '01,51', a)).toMatchObject({ units: 1, payout: '17.00' });
  expect(north('XIEN2', '01,02', a)).toMatchObject({ payout: '0.00' });
});

test('VN 2: 401 comes twice of 23, and 851 is the special prize’s end', () => {
  expect(north('LO3', '401', a)).toMatchObject({ units: 23, payout: '1860.00' });
  expect(north('DE3', '851', a)).toMatchObject({ units: 1, payout: '930.00' });
});

test('VN 3: 05 comes three times, and there are 23 lots of three digits, 20 of four', () => {
  expect(north('LO2', '05', b)).toMatchObject({ units: 27, payout: '285.00' });
  expect(north('LO3', '605', b)).toMatchObject({ units: 23, payout: '930.00' });
  expect(north('LO4', '1605', b)).toMatchObject({ units: 20, payout: '8800.00' });
});

test('VN 4: of 18 lots of the south, 30 is at two, and the head and the end pay alone', () => {
  expect(south('LO2', '30', c)).toMatchObject({ units: 18, payout: '190.00' });
  expect(south('HEAD2', '61', c)).toMatchObject({ units: 1, payout: '95.00' });
  expect(south('DD2', '30', c)).toMatchObject({ units: 2, payout: '95.00' });
  expect(south('LO3', '030', c)).toMatchObject({ units: 17, payout: '930.00' });
  expect(south('LO4', '9030', c)).toMatchObject({ units: 16, payout: '8800.00' });
});

test('VN 5: four tails that all stay away win, and lose with one that came', () => {
  expect(north('MISS4', '02,03,04,05', a)).toMatchObject({ units: 1, payout: '2.85' });
  expect(north('MISS4', '01,02,03,04', a)).toMatchObject({ payout: '0.00' });
});

test('VN 6: 12 turned round is 12 and 21, a double only itself', () => {
  const played = (number: number) => {
    const text = permutationsOf(number, 2)
      .map((one) => String(one).padStart(2, '0'))
      .join(',');
    return north('LO2', text, a);
  };
  expect(played(12)).toMatchObject({ units: 54 });
  expect(played(11)).toMatchObject({ units: 27 });
});

test('other lots: the first prize, the heads of the north, the short prizes', () => {
  expect(north('FIRST2', '71', b)).toMatchObject({ units: 1, payout: '95.00' });
  expect(north('HEAD2', '74,03', b)).toMatchObject({ units: 8, payout: '190.00' });
  expect(north('XC3', '025,935', b)).toMatchObject({ units: 8, payout: '1860.00' });
  expect(north('B8L', '25', b)).toMatchObject({ units: 8, payout: '95.00' });
  expect(south('B7L', '54,65,30', c)).toMatchObject({ units: 21, payout: '380.00' });
  expect(south('XC3', '730', c)).toMatchObject({ units: 2, payout: '930.00' });
});

test('digits of the special prize win at their own place only', () => {
  expect(north('DIGIT10', '3', b)).toMatchObject({ payout: '9.50' });
  expect(north('DIGIT1', '3', b)).toMatchObject({ payout: '0.00' });
  expect(north('DIGIT1', '5', b)).toMatchObject({ payout: '9.50' });
});

test('đá pays where both numbers came, and half as much again for a repeat', () => {
  expect(south('DA', '30,50', c)).toMatchObject({ units: 36, payout: '1125.00' });
  expect(south('DA', '50,87', c)).toMatchObject({ payout: '750.00' });
  expect(south('DA', '30,31', c)).toMatchObject({ payout: '0.00' });
  expect(north('DA', '05,99', b)).toMatchObject({ units: 54, payout: '1300.00' });
});

test.each(['5', '005', '1a', '05,05'])('LO2 refuses %s', (text) => {
  expect(north('LO2', text, a)).toHaveProperty('refusal');
});

test('a price lowers the stake alone, and never so far that a bet returns more than it', () => {
  const play = compilePlays(vnNorthPlays).find(({ code }) => code === 'LO2')!;
  const odds = [750_000n];
  const at = (price: bigint) => tryDraw({ play, text: '01', amount: 100_000n, odds, price }, a);
  expect(at(8000n)).toMatchObject({ stake: '216.00', payout: '1500.00' });
  expect(at(7500n)).toMatchObject({ stake: '202.50' });
  for (const price of [7499n, 0n, -1n, 10_001n])
    expect(at(price)).toEqual({ refusal: 'price-out-of-range' });
});
