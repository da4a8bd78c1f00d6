// The tables of the published rules beside the examples of each kind of draw: counts of outcomes,
// chances, fair odds and odds at 97 %, prizes, and the mistakes of public tables that ours avoid.
import { expect, test } from 'vitest';
import { oddsPerOne, printUnits } from '@baize/money';
import { add, multiply, printDecimal, printPercent, ratio, type Ratio } from '../kit/ratio.ts';
import { colours } from './lhc/answers.ts';
import { elementNumbers, elements, zodiacNumbers, zodiacs } from './lhc/calendar.ts';
import { issuesOf } from './issues/schedule.ts';
import { lotteryGames } from './games/games.ts';
import { playsOf } from './plays-of.ts';
import { rebateOf } from './rebates.ts';
import { betReturns } from './slips/promise.ts';
import { oddsAt, prizeOf, unitPrice } from './slips/terms.ts';
import { termsOf, tryDraw } from './testing.ts';

type Kind = Parameters<typeof playsOf>[0];
const playOf = (kind: Kind, code: string) => playsOf(kind).get(code)!;
const chances = (kind: Kind, code: string) => playOf(kind, code).tiers.map(({ chance }) => chance);
const waysOf = (kind: Kind, code: string, all: number) =>
  chances(kind, code).map((one) => Number((one.numerator * BigInt(all)) / one.denominator));
/** By answer; the chance of a win, not of a push. */
const waysByBet = (kind: Kind, code: string, all: number) => {
  const { bets, tiers } = playOf(kind, code);
  const ways = waysOf(kind, code, all);
  return Object.fromEntries(
    bets.map((name, bet) => [name, ways[tiers.findIndex((tier) => tier.bet === bet)]]),
  );
};
/** Rounded as published: half a digit is added before the cut. */
const rounded = (one: Ratio, places: number) =>
  printDecimal(add(one, ratio(1n, 2n * 10n ** BigInt(places))), places);
const fair = (kind: Kind, code: string, places = 4, tier = 0) => {
  const { numerator, denominator } = chances(kind, code)[tier]!;
  return rounded(ratio(denominator, numerator), places);
};
const odds = (kind: Kind, code: string, tier = 0) =>
  printUnits(oddsAt(playOf(kind, code), ratio(97n, 100n))[tier]!, 4);
const prize = (kind: Kind, code: string, group: number, tier = 0) =>
  printUnits(prizeOf(playOf(kind, code).tiers[tier]!, group, unitPrice), 4);

test('rebates: 8.0 % at 1800 of a group of 1960; the return with it is the group’s part', () => {
  expect(rebateOf({ stake: 1_000_000n, own: 1960, chosen: 1800 })).toBe(80_000n);
  for (const chosen of [1800, 1850, 1956]) {
    const play = playOf('SSC', '3X_DIRECT_BACK');
    const { returned } = betReturns(play, termsOf({ play, group: chosen }))[0]!;
    const rebate = ratio(rebateOf({ stake: 10n ** 9n, own: 1956, chosen }), 10n ** 9n);
    expect(add(returned, rebate)).toEqual(ratio(1956n, 2000n));
  }
});

test('issues: 59 draws a day, 48 over midnight and 42 of five of eleven', () => {
  const draws = (code: string) =>
    issuesOf(lotteryGames.find((game) => game.code === code)!.schedule, '2026-11-21').length;
  expect(['SSC_DAY', 'SSC_NIGHT', '11X5_DAY'].map(draws)).toEqual([59, 48, 42]);
  expect(['SSC_1M', 'SSC_3M', 'SSC_5M'].map(draws)).toEqual([1440, 480, 288]);
});

test('SSC: five alike 10, four 450, 3+2 900, 3+1+1 7,200, 2+2+1 10,800, a pair 50,400', () => {
  // Five, four, full house, cyclic straight, three, two pairs, pair, high.
  expect(waysOf('SSC', 'C_STUD', 100_000)).toEqual([
    10, 450, 900, 1200, 7200, 10_800, 50_400, 29_040,
  ]);
  // All different: the straights among them and the rest.
  expect(1200 + 29_040).toBe(30_240);
  const groups = ['5X_G120', '5X_G60', '5X_G30', '5X_G20', '5X_G10', '5X_G5'];
  expect(groups.flatMap((code) => waysOf('SSC', code, 100_000))).toEqual([120, 60, 30, 20, 10, 5]);
});

test('SSC: no bull 35,649, odd bulls 6,375, even ones 6,505, bull bull 6,456', () => {
  const bull = waysByBet('SSC', 'C_BULL', 100_000);
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => bull[`bull-${value}`]);
  expect(values).toEqual([6375, 6505, 6375, 6505, 6375, 6505, 6375, 6505, 6375]);
  expect(bull).toMatchObject({
    'no-bull': 35_649,
    'bull-bull': 6456,
    big: 32_216,
    small: 32_135,
    odd: 31_875,
    even: 32_476,
  });
});

test.each([
  ['5X_COMBO', ['180000.0000', '18000.0000', '1800.0000', '180.0000', '18.0000']],
  ['3X_SUM_BACK', ['1800.0000']],
  ['3X_SPAN_MID', ['1800.0000']],
  ['3X_GSUM_BACK', ['600.0000', '300.0000']],
  ['3X_BANKER_BACK', ['600.0000', '300.0000']],
  ['2X_SUM_BACK', ['180.0000']],
  ['2X_SPAN_FRONT', ['180.0000']],
  ['2X_GSUM_BACK', ['90.0000']],
  ['2X_BANKER_BACK', ['90.0000']],
  ['ANY2_DIRECT', ['180.0000']],
  ['ANY3_G6', ['300.0000']],
  ['ANY4_G12', ['1500.0000']],
  ['LH_QB', ['4.0000', '4.0000', '18.0000']],
])('SSC: %s pays %j at 1800', (code, prizes) => {
  const { tiers } = playOf('SSC', code);
  expect(tiers.map((_, tier) => prize('SSC', code, 1800, tier))).toEqual(prizes);
});

test('SSC: twice is at least twice, for 8.146 % and not the 7.29 % of just twice', () => {
  const play = playOf('SSC', 'FUN2');
  expect(tryDraw({ play, text: '1' }, [1, 1, 1, 2, 3])).toMatchObject({ payout: '24.01' });
  expect(chances('SSC', 'FUN2')[0]).toEqual(ratio(8146n, 100_000n));
});

test.each([
  ['RX5', [903.4667]],
  ['RX6', [150.5778]],
  ['RX7', [43.0222]],
  ['Q3_GROUP', [322.6667]],
  ['Q2_DIRECT', [215.1111]],
  ['Q2_GROUP', [107.5556]],
  ['Q3_BDW', [7.1703]],
  ['POS', [21.5111]],
  ['DDS', [903.4667, 30.1156, 6.0231, 4.5173, 12.0462]],
  ['MID', [32.2667, 14.3408, 10.0386, 9.0347]],
])('11X5: %s is posted as %j at 1936 of 1980', (code, posted) => {
  // Some are posted cut and some rounded.
  const prizes = chances('11X5', code).map(({ numerator, denominator }) =>
    Number(printDecimal(ratio(2n * 1936n * denominator, 1980n * numerator), 5)),
  );
  for (const [tier, told] of posted.entries())
    expect(Math.abs(prizes[tier]! - told)).toBeLessThan(0.0001);
});

test('11X5: the sum is 30 in 32 of 462 sets, odd in 236, and 1.94 would return unevenly', () => {
  const play = playOf('11X5', 'C_SUM');
  const sum = waysByBet('11X5', 'C_SUM', 462);
  expect(sum).toMatchObject({ big: 215, small: 215, odd: 236, even: 226, 'tail-big': 232 });
  const push = play.tiers.findIndex(({ pays }) => pays === 'stake');
  expect(waysOf('11X5', 'C_SUM', 462)[push]).toBe(32);
  const at = play.tiers.map(({ pays }) => (pays === 'stake' ? oddsPerOne : 19_400n));
  const returns = betReturns(play, termsOf({ play, odds: at }));
  const told = (name: string) => printPercent(returns.find(({ bet }) => bet === name)!.returned);
  expect([told('odd'), told('even')]).toEqual(['99.09', '94.90']);
  expect(waysOf('11X5', 'C_LH', 2)).toEqual([1, 1]);
});

test('K3: any straight is 24 of 216 outcomes, a named one 6; a single pays once', () => {
  expect(waysOf('K3', 'STRAIGHT_ANY', 216)).toEqual([24]);
  expect(prize('K3', 'STRAIGHT_ANY', 1800)).toBe('16.2000');
  expect(waysOf('K3', 'SUM', 216)).toEqual([
    1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1,
  ]);
  const single = { play: playOf('K3', 'SINGLE'), text: '1' };
  expect(tryDraw(single, [1, 1, 1])).toEqual(tryDraw(single, [1, 2, 3]));
});

test('PK10: the sums of the first two and of the first three', () => {
  const numbers = (code: string, all: number) =>
    Object.entries(waysByBet('PK10', code, all))
      .filter(([name]) => /^\d+$/u.test(name))
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, ways]) => ways)
      .join(' ');
  expect(numbers('SUM2', 90)).toBe('2 2 4 4 6 6 8 8 10 8 8 6 6 4 4 2 2');
  expect(numbers('SUM3', 720)).toBe(
    '6 6 12 18 24 30 42 48 54 60 60 60 60 54 48 42 30 24 18 12 6 6',
  );
  expect(waysByBet('PK10', 'SUM2', 90)).toMatchObject({ big: 40, small: 50, odd: 50, even: 40 });
});

test('LHC: 17 numbers are red, 16 blue and 16 green; halves of a colour without 49', () => {
  expect(Object.values(colours).map(({ length }) => length)).toEqual([17, 16, 16]);
  expect(new Set(Object.values(colours).flat()).size).toBe(49);
  const half = waysByBet('LHC', 'SPECIAL_HALF_COLOUR', 49);
  const told = (colour: string) =>
    ['odd', 'even', 'big', 'small'].map((name) => half[`${colour}-${name}`]).join(' ');
  expect([told('red'), told('blue'), told('green')]).toEqual(['8 9 7 10', '8 8 9 7', '8 7 8 7']);
});

test('LHC: the animals of 2008 and the elements of 2019 are those that were published', () => {
  expect(zodiacNumbers(2008)[zodiacs.indexOf('rat')]).toEqual([1, 13, 25, 37, 49]);
  const water = elementNumbers(2019)[elements.indexOf('water')];
  // The published table has 33 in the place of 37.
  expect([water?.includes(37), water?.includes(33)]).toEqual([true, false]);
});

test.each([
  ['SPECIAL', '49.0000', '47.5300'],
  ['MAIN_ANY', '8.1667', '7.9216'],
  ['SPECIAL_COLOUR', '2.8824', '2.7958'],
  ['SPECIAL_ZODIAC', '12.2500', '11.8825'],
  ['ZODIAC1', '2.1199', '2.0563'],
  ['ZODIAC1_MISS', '1.8929', '1.8361'],
  ['TAIL1', '1.8054', '1.7512'],
  ['MATCH3', '921.2000', '893.5640'],
  ['MATCH2', '78.4000', '76.0480'],
  ['MATCH4', '14125.0667', '13701.3146'],
  ['SPECIAL_STRING', '196.0000', '190.1200'],
  ['TOTAL', '1.9780', '1.9186'],
])('LHC: %s has fair odds of %s, and %s at 97 %%', (code, told, at97) => {
  expect([fair('LHC', code), odds('LHC', code)]).toEqual([told, at97]);
});

test('LHC: with the animal of the year one animal hits at 1.8054 and misses at 2.2416', () => {
  expect([fair('LHC', 'ZODIAC1', 4, 1), odds('LHC', 'ZODIAC1', 1)]).toEqual(['1.8054', '1.7512']);
  const miss = [fair('LHC', 'ZODIAC1_MISS', 4, 1), odds('LHC', 'ZODIAC1_MISS', 1)];
  expect(miss).toEqual(['2.2416', '2.1743']);
  expect(odds('LHC', 'SPECIAL_ZODIAC', 6)).toBe('9.5060');
  const several = [2, 3, 4, 5].map((take) => fair('LHC', `ZODIAC${take}`, 2));
  expect(several).toEqual(['4.87', '12.43', '36.34', '128.86']);
});

test('LHC: numbers that miss have the counts of the published table', () => {
  const counts = [5, 6, 7, 8, 9, 10].map((take) => waysOf('LHC', `MISS${take}`, 85_900_584)[0]);
  expect([counts[0], counts.at(-1)]).toEqual([38_320_568, 15_380_937]);
  expect(waysOf('LHC', 'TOTAL', 85_900_584)).toEqual([
    43_428_958, 42_471_626, 42_949_280, 42_951_304,
  ]);
  expect([1, 2].map((tier) => fair('LHC', 'TOTAL', 4, tier))).toEqual(['2.0225', '2.0000']);
});

test('LHC: of two prizes each returns its part: .7002 and .0977, .6378 and .1531', () => {
  const parts = (code: string, prizes: readonly bigint[]) =>
    chances('LHC', code).map((one, tier) => rounded(multiply(one, ratio(prizes[tier]!)), 4));
  expect(parts('MATCH3_2', [20n, 90n])).toEqual(['0.7002', '0.0977']);
  expect(parts('MATCH2_SPECIAL', [50n, 30n])).toEqual(['0.6378', '0.1531']);
});

test('PCB: big odd .231, big even .269, small odd .269, small even .231', () => {
  // A public table swaps the last two.
  expect(waysByBet('PCB', 'C_HALVES', 1000)).toMatchObject({
    big: 500,
    small: 500,
    odd: 500,
    even: 500,
    'big-odd': 231,
    'big-even': 269,
    'small-odd': 269,
    'small-even': 231,
    'extreme-big': 56,
    'extreme-small': 56,
  });
  const { red, green, blue } = waysByBet('PCB', 'C_COLOUR', 1000);
  expect([red, green, blue, 1000 - red! - green! - blue!]).toEqual([332, 258, 258, 152]);
  const patterns = { triple: 10, pair: 270, straight: 60, run: 48 };
  expect(waysByBet('PCB', 'C_PATTERN', 1000)).toEqual(patterns);
});

test('PCB: 8 9 0 is a straight in the cyclic variant alone', () => {
  const won = (text: string) =>
    tryDraw({ play: playOf('PCB', 'C_PATTERN'), text }, [8, 9, 0]) as { payout: string };
  expect([won('straight').payout, won('run').payout]).toEqual(['16.16', '0.00']);
});
