// Examples of six and one of 49 worked by hand; the calendar of animals and elements; chances and
// odds as the rules tell them.
import { expect, test } from 'vitest';
import { oddsPerOne, printUnits } from '@baize/money';
import { add, printDecimal, printPercent, printRatio, ratio, type Ratio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import { betReturns } from '../slips/promise.ts';
import { oddsAt } from '../slips/terms.ts';
import { termsOf, tryDraw } from '../testing.ts';
import { elementNumbers, elements, lunarYear, zodiacNumbers, zodiacs } from './calendar.ts';
import { lhcPlays } from './plays.ts';

const plays = compilePlays(lhcPlays(2026));
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const paid = (code: string, text: string, result: readonly number[]) =>
  tryDraw({ play: playOf(code), text }, result);
const winners = (code: string, result: readonly number[]) =>
  playOf(code).bets.filter((bet) => {
    const { payout } = paid(code, bet, result) as { payout: string };
    return payout !== '0.00';
  });

test('LHC 1: draw 11 31 42 44 35 32 + 21 has the tails 1, 2, 4 and 5', () => {
  const draw = [11, 31, 42, 44, 35, 32, 21];
  const hit = Array.from({ length: 10 }, (_, tail) => String(tail)).filter(
    (tail) => (paid('TAIL1', tail, draw) as { payout: string }).payout !== '0.00',
  );
  expect(hit).toEqual(['1', '2', '4', '5']);
});

test('LHC 2: 01 07 15 29 38 46 + 24 add up to 160, small and even', () => {
  expect(winners('TOTAL', [1, 7, 15, 29, 38, 46, 24])).toEqual(['small', 'even']);
});

test('LHC 3: the special number 49 gives big back, is green and a horse in 2026', () => {
  const draw = [1, 2, 3, 4, 5, 6, 49];
  expect(paid('SPECIAL_HALVES', 'big', draw)).toMatchObject({ payout: '1.00', returned: '1.00' });
  expect(winners('SPECIAL_COLOUR', draw)).toEqual(['green']);
  expect(winners('SPECIAL_ZODIAC', draw)).toEqual(['horse']);
  expect(paid('SPECIAL_ZODIAC', 'horse', draw)).toMatchObject({ returned: '0.00' });
});

test('LHC 4: five that miss, 1 to 5, win at 6 to 12 and lose at 5 to 11', () => {
  const picked = '01,02,03,04,05';
  expect(paid('MISS5', picked, [6, 7, 8, 9, 10, 11, 12])).toMatchObject({ payout: '2.17' });
  expect(paid('MISS5', picked, [5, 6, 7, 8, 9, 10, 11])).toMatchObject({ payout: '0.00' });
});

test('LHC 5: two of 03,04,05 among the main numbers win the prize of two', () => {
  const play = playOf('MATCH3_2');
  const odds = [200_000n, 900_000n];
  const draw = [3, 4, 10, 11, 12, 13, 5];
  expect(tryDraw({ play, text: '03,04,05', odds }, draw)).toMatchObject({ payout: '20.00' });
  const [pair] = betReturns(play, termsOf({ play, odds }));
  expect(printDecimal(pair!.returned, 4)).toBe('0.7978');
});

test('the lunar year changes at the lunar new year, by the published days', () => {
  const animal = (day: string) => zodiacs[(lunarYear(day) - 4) % 12];
  expect([animal('2026-02-16'), animal('2026-02-17')]).toEqual(['snake', 'horse']);
  expect([animal('2027-02-05'), animal('2027-02-06')]).toEqual(['horse', 'goat']);
  expect(lunarYear('2026-01-01')).toBe(2025);
  expect(() => lunarYear('2099-05-01')).toThrow('No lunar new year');
});

test('the animals of 2026 have the numbers of the rules', () => {
  const told = Object.fromEntries(
    zodiacNumbers(2026).map((list, index) => [zodiacs[index], list.join(' ')]),
  );
  expect(told).toMatchObject({
    horse: '1 13 25 37 49',
    snake: '2 14 26 38',
    dragon: '3 15 27 39',
    rabbit: '4 16 28 40',
    tiger: '5 17 29 41',
    ox: '6 18 30 42',
    rat: '7 19 31 43',
    pig: '8 20 32 44',
    dog: '9 21 33 45',
    rooster: '10 22 34 46',
    monkey: '11 23 35 47',
    goat: '12 24 36 48',
  });
});

test('the elements of 2026 have the numbers of the rules', () => {
  const told = Object.fromEntries(
    elementNumbers(2026).map((list, index) => [elements[index], list.join(' ')]),
  );
  expect(told).toEqual({
    water: '1 14 15 22 23 30 31 44 45',
    fire: '2 3 10 11 18 19 32 33 40 41 48 49',
    metal: '4 5 12 13 26 27 34 35 42 43',
    earth: '6 7 20 21 28 29 36 37',
    wood: '8 9 16 17 24 25 38 39 46 47',
  });
});

// The rules tell six rounded places.
const rounded = (one: Ratio) => printDecimal(add(one, ratio(1n, 2_000_000n)), 6);
const chance = (code: string, tier: number) => playOf(code).tiers[tier]!.chance;

test.each([
  ['MAIN_ANY', 0, '6/49'],
  ['MATCH3', 0, '5/4606'],
  ['MATCH2', 0, '5/392'],
  ['MATCH4', 0, '15/211876'],
  ['MATCH3_2', 1, '5/4606'],
  ['MATCH2_SPECIAL', 1, '1/196'],
  ['SPECIAL_STRING', 0, '1/196'],
  ['ZODIAC1', 0, '7139/15134'],
  ['ZODIAC1', 1, '12574/22701'],
  ['SIX_ZODIACS', 0, '24/49'],
])('%s, tier %s, has a chance of %s', (code, tier, told) => {
  expect(printRatio(chance(code, tier))).toBe(told);
});

test.each([
  ['ZODIAC1_MISS', '0.528281', '0.446104'],
  ['ZODIAC2', '0.205159', '0.242652'],
  ['ZODIAC3', '0.080466', '0.095950'],
  ['ZODIAC4', '0.027519', '0.033120'],
  ['ZODIAC5', '0.007760', '0.009440'],
  ['TAIL2', '0.286848', '0.242652'],
  ['TAIL3', '0.136228', '0.114357'],
  ['TAIL4', '0.057581', '0.047909'],
])('%s has the chances %s and, with the odd set, %s', (code, usual, odd) => {
  expect(rounded(chance(code, 0))).toBe(usual);
  expect(rounded(chance(code, 1))).toBe(odd);
});

test('sets that all miss and numbers that miss have the chances of the rules', () => {
  const misses = [2, 3, 4, 5].map((take) => rounded(chance(`ZODIAC${take}_MISS`, 0)));
  expect(misses).toEqual(['0.261720', '0.119853', '0.049732', '0.018170']);
  const fair = [5, 6, 7, 8, 9, 10, 11, 12].map((take) => {
    const { numerator, denominator } = chance(`MISS${take}`, 0);
    return printUnits((denominator * oddsPerOne + numerator / 2n) / numerator, 4);
  });
  expect(fair.join(' ')).toBe('2.2416 2.6657 3.1841 3.8209 4.6075 5.5849 6.8066 8.3435');
});

test('odds at 97 % are those of the rules; a push gives its part first', () => {
  const odds = (code: string, tier = 0) =>
    printUnits(oddsAt(playOf(code), ratio(97n, 100n))[tier]!, 4);
  expect([odds('SPECIAL'), odds('MAIN_ANY')]).toEqual(['47.5300', '7.9216']);
  const colours = [0, 1, 2].map((tier) => odds('SPECIAL_COLOUR', tier));
  expect(colours).toEqual(['2.7958', '2.9706', '2.9706']);
  expect([odds('MATCH3'), odds('MATCH2'), odds('SPECIAL_STRING')]).toEqual([
    '893.5640',
    '76.0480',
    '190.1200',
  ]);
  // (0.97 − 1/49) ÷ (8/49): a red odd number, of which there are eight.
  expect(odds('SPECIAL_HALF_COLOUR')).toBe('5.8162');
  const halves = playOf('SPECIAL_HALVES');
  const even = 19_400n;
  const at = halves.tiers.map(({ pays }) => (pays === 'stake' ? oddsPerOne : even));
  const [big] = betReturns(halves, termsOf({ play: halves, odds: at }));
  expect(printPercent(big!.returned)).toBe('97.06');
});
