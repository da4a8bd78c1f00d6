// Examples of five digits worked by hand: units, stakes and payouts as the published rules tell
// them, and the prizes that public tables show at the groups 1800 and 1956.
import { expect, test } from 'vitest';
import { printUnits } from '@baize/money';
import { printRatio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import { rebateOf } from '../rebates.ts';
import { betReturns } from '../slips/promise.ts';
import { oddsAt, prizeOf, unitPrice } from '../slips/terms.ts';
import { ratio } from '../../kit/ratio.ts';
import { termsOf, tryDraw } from '../testing.ts';
import { sscPlays } from './play-set.ts';

const plays = compilePlays(sscPlays);
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const unitsOf = (code: string, text: string) =>
  (tryDraw({ play: playOf(code), text }, [0, 0, 0, 0, 0]) as { units: number }).units;
const paid = (code: string, text: string, result: readonly number[]) =>
  tryDraw({ play: playOf(code), text }, result);

test('SSC 1: draw 1 2 3 3 9 wins one unit of group 60 and none of group 30', () => {
  const won = paid('5X_G60', 'd=3;s=1,2,9', [1, 2, 3, 3, 9]);
  expect(won).toEqual({ units: 1, stake: '2.00', payout: '3260.00', returned: '0.00' });
  expect(paid('5X_G30', 'd=3,1;s=2,9', [1, 2, 3, 3, 9])).toMatchObject({ payout: '0.00' });
});

test('SSC 2: group 60 of d 8,9 and s 0,1,6,8 has five units; draw 9 0 1 6 9 wins one', () => {
  const won = paid('5X_G60', 'd=8,9;s=0,1,6,8', [9, 0, 1, 6, 9]);
  expect(won).toMatchObject({ units: 5, payout: '3260.00' });
});

test('SSC 3: group 20 of t 7,8 and s 0,1,2,7 has 9 units, group 10 of t 1,2, d 2,3 three', () => {
  expect(unitsOf('5X_G20', 't=7,8;s=0,1,2,7')).toBe(9);
  expect(unitsOf('5X_G10', 't=1,2;d=2,3')).toBe(3);
});

test('SSC 4: the sums 0 and 1 of the back three are four units; ..001 pays 1956', () => {
  const won = paid('3X_SUM_BACK', '0,1', [7, 8, 0, 0, 1]);
  expect(won).toEqual({ units: 4, stake: '8.00', payout: '1956.00', returned: '0.00' });
});

test('SSC 5: any two of 1,2,3|-|-|7,8,9|1,2,3 has 27 units; draw 1 . . 9 3 wins three', () => {
  const won = paid('ANY2_DIRECT', '1,2,3|-|-|7,8,9|1,2,3', [1, 0, 0, 9, 3]);
  expect(won).toMatchObject({ units: 27, payout: '586.80' });
});

test('SSC 6: jiao, five times, group 6 of 1,2,3 pays 163.00, at 1800 150.00 and 0.07', () => {
  const asked = { play: playOf('3X_G6_BACK'), text: '1,2,3', mode: 'jiao', multiple: 5 } as const;
  const draw = [0, 0, 3, 1, 2];
  expect(tryDraw(asked, draw)).toMatchObject({ stake: '1.00', payout: '163.00' });
  expect(tryDraw({ ...asked, group: 1800 }, draw)).toMatchObject({ payout: '150.00' });
  expect(printUnits(rebateOf({ stake: 10_000n, own: 1956, chosen: 1800 }), 2)).toBe('0.07');
});

test('1.4: 3X_DIRECT 1,2|3|4,5 has four units', () => {
  expect(unitsOf('3X_DIRECT_FRONT', '1,2|3|4,5')).toBe(4);
});

test('big and odd of the first place win both units where 7 is drawn', () => {
  const won = paid('2X_BSOE_FRONT', 'big,odd|small', [7, 1, 0, 0, 0]);
  expect(won).toMatchObject({ units: 2, payout: '15.64' });
});

// The tables A to F of the rules: units by sum, span and group sum.
test.each([
  [
    '3X_SUM_BACK',
    0,
    '1 3 6 10 15 21 28 36 45 55 63 69 73 75 75 73 69 63 55 45 36 28 21 15 10 6 3 1',
  ],
  ['3X_SPAN_BACK', 0, '10 54 96 126 144 150 144 126 96 54'],
  ['3X_GSUM_BACK', 1, '1 2 2 4 5 6 8 10 11 13 14 14 15 15 14 14 13 11 10 8 6 5 4 2 2 1'],
  ['2X_SUM_BACK', 0, '1 2 3 4 5 6 7 8 9 10 9 8 7 6 5 4 3 2 1'],
  ['2X_SPAN_BACK', 0, '10 18 16 14 12 10 8 6 4 2'],
  ['2X_GSUM_BACK', 1, '1 1 2 2 3 3 4 4 5 4 4 3 3 2 2 1 1'],
  ['3X_BANKER_BACK', 0, '54 54 54 54 54 54 54 54 54 54'],
  ['2X_BANKER_BACK', 0, '9 9 9 9 9 9 9 9 9 9'],
])('%s has as many units as the table says', (code, first, table) => {
  const counted = table.split(' ').map((_, index) => unitsOf(code, String(first + index)));
  expect(counted.join(' ')).toBe(table);
});

// Play, tier, prize of a unit of 2.00 at 1800 and at 1956. Published tables round 4.39549… up; ours
// are cut.
test.each([
  ['5X_DIRECT', 0, '180000.0000', '195600.0000'],
  ['5X_COMBO', 3, '180.0000', '195.6000'],
  ['5X_G120', 0, '1500.0000', '1630.0000'],
  ['5X_G60', 0, '3000.0000', '3260.0000'],
  ['5X_G30', 0, '6000.0000', '6520.0000'],
  ['5X_G20', 0, '9000.0000', '9780.0000'],
  ['5X_G10', 0, '18000.0000', '19560.0000'],
  ['5X_G5', 0, '36000.0000', '39120.0000'],
  ['4X_DIRECT_BACK', 0, '18000.0000', '19560.0000'],
  ['4X_G24_FRONT', 0, '750.0000', '815.0000'],
  ['4X_G12_BACK', 0, '1500.0000', '1630.0000'],
  ['4X_G6_BACK', 0, '3000.0000', '3260.0000'],
  ['4X_G4_BACK', 0, '4500.0000', '4890.0000'],
  ['3X_DIRECT_MID', 0, '1800.0000', '1956.0000'],
  ['3X_G3_BACK', 0, '600.0000', '652.0000'],
  ['3X_G6_FRONT', 0, '300.0000', '326.0000'],
  ['3X_GMIX_FRONT', 0, '600.0000', '652.0000'],
  ['3X_GMIX_FRONT', 1, '300.0000', '326.0000'],
  ['3X_SUMTAIL_BACK', 4, '18.0000', '19.5600'],
  ['3X_SPECIAL_BACK', 0, '180.0000', '195.6000'],
  ['3X_SPECIAL_BACK', 1, '30.0000', '32.6000'],
  ['3X_SPECIAL_BACK', 2, '6.6666', '7.2444'],
  ['2X_DIRECT_BACK', 0, '180.0000', '195.6000'],
  ['2X_G_FRONT', 0, '90.0000', '97.8000'],
  ['1X_POS', 0, '18.0000', '19.5600'],
  ['3X_BDW1_BACK', 0, '6.6420', '7.2177'],
  ['3X_BDW2_BACK', 0, '33.3333', '36.2222'],
  ['BDW41_BACK', 0, '5.2340', '5.6876'],
  ['BDW42_BACK', 0, '18.4804', '20.0821'],
  ['BDW51', 0, '4.3954', '4.7764'],
  ['BDW52', 0, '12.2699', '13.3333'],
  ['BDW53', 0, '41.3793', '44.9655'],
  ['FUN1', 0, '4.3954', '4.7764'],
  ['FUN2', 0, '22.0967', '24.0117'],
  ['FUN3', 0, '210.2803', '228.5046'],
  ['FUN4', 0, '3913.0434', '4252.1739'],
  ['2X_BSOE_BACK', 0, '7.2000', '7.8240'],
  ['3X_BSOE_BACK', 0, '14.4000', '15.6480'],
  ['LH_WG', 0, '4.0000', '4.3466'],
  ['LH_WG', 2, '18.0000', '19.5600'],
])('%s, tier %s, pays %s at 1800 and %s at 1956', (code, index, low, high) => {
  const tier = playOf(code).tiers[index]!;
  expect(printUnits(prizeOf(tier, 1800, unitPrice), 4)).toBe(low);
  expect(printUnits(prizeOf(tier, 1956, unitPrice), 4)).toBe(high);
});

const odds = (code: string) =>
  oddsAt(playOf(code), ratio(97n, 100n)).map((one) => printUnits(one, 4));

test('odds at 97 % are those of the rules', () => {
  expect(odds('C_BALL1').slice(0, 5)).toEqual(['1.9400', '1.9400', '1.9400', '1.9400', '9.7000']);
  expect(odds('C_SUM')).toEqual(['1.9400', '1.9400', '1.9400', '1.9400']);
  expect(odds('C_LH')).toEqual(['2.1555', '2.1555', '9.7000']);
  expect(odds('C_MID3')).toEqual(['97.0000', '16.1666', '3.5925', '2.6944', '3.2333']);
});

test('a tie loses where it can be bet on, and gives the stake back where it cannot', () => {
  const draw = [4, 0, 0, 0, 4];
  expect(paid('C_LH', 'dragon', draw)).toMatchObject({ payout: '0.00' });
  const back = paid('C_LH_BACK', 'dragon', draw);
  expect(back).toMatchObject({ payout: '1.00', returned: '1.00' });
});

test('a group that divides evenly returns just its part of 2000', () => {
  const play = playOf('3X_DIRECT_BACK');
  const [straight] = betReturns(play, termsOf({ play, group: 1956 }));
  expect(printRatio(straight!.returned)).toBe('489/500');
  // A unit of 1/1000 that pays 978 stakes: √(0.001 × 978² − 0.978²).
  expect(printRatio(straight!.deviation)).toBe(printRatio(ratio(3091160811n, 100_000_000n)));
});
