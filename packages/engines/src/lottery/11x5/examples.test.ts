// Examples of five of eleven worked by hand, and the prizes and odds of the published tables.
import { expect, test } from 'vitest';
import { printUnits } from '@baize/money';
import { ratio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import { oddsAt, prizeOf, unitPrice } from '../slips/terms.ts';
import { tryDraw } from '../testing.ts';
import { elevenFivePlays } from './plays.ts';

const plays = compilePlays(elevenFivePlays);
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const drawn = [8, 4, 11, 5, 3];
const paid = (code: string, text: string, result = drawn) =>
  tryDraw({ play: playOf(code), text }, result);

test('11X5 1: 01,02|02,03|03,04 are four units, for repeats are removed', () => {
  expect(paid('Q3_DIRECT', '01,02|02,03|03,04')).toMatchObject({ units: 4 });
});

test('11X5 2: five with the bankers 01,02 and 03 to 07 are ten units', () => {
  expect(paid('RX5', 'D:01,02;T:03,04,05,06,07')).toMatchObject({ units: 10 });
});

test('11X5 3: draw 08 04 11 05 03 pays two of 04,05 and eight that hold all five', () => {
  expect(paid('RX2', '04,05')).toMatchObject({ units: 1, payout: '10.75' });
  expect(paid('RX8', '03,04,05,08,11,01,02,06')).toMatchObject({ units: 1, payout: '16.13' });
});

test('11X5 4: five of eight numbers are 56 units, of which one wins', () => {
  expect(paid('RX5', '03,04,05,08,11,01,02,06')).toMatchObject({ units: 56, payout: '903.67' });
});

test('11X5 5: the middle of 08 04 11 05 03 is 05', () => {
  expect(paid('MID', '05')).toMatchObject({ payout: '10.04' });
  expect(paid('MID', '04,06')).toMatchObject({ payout: '0.00' });
});

test('11X5 6: big on a ball that is 11 gives the stake back', () => {
  const result = [1, 2, 3, 4, 11];
  expect(paid('C_BALL5', 'big', result)).toMatchObject({ payout: '1.00', returned: '1.00' });
  expect(paid('C_BALL5', 'small', result)).toMatchObject({ payout: '1.00', returned: '1.00' });
});

test('pasted lines of two-digit numbers are read with and without separators', () => {
  for (const text of ['01 02 03\n08 04 11', '010203 080411', '01,02,03\r\n08-04-11'])
    expect(paid('Q3_DIRECT', text)).toMatchObject({ units: 2, payout: '1936.44' });
  expect(paid('Q3_DIRECT', '01 02 02\n08 04 11')).toEqual({ refusal: 'number-repeated' });
});

test('bankers are refused where they repeat, are too many or leave too few', () => {
  expect(paid('RX3', 'D:01;T:01,02,03')).toEqual({ refusal: 'banker-repeated' });
  expect(paid('RX3', 'D:01,02,03;T:04,05')).toEqual({ refusal: 'too-many-numbers' });
  expect(paid('RX3', 'D:01;T:02')).toEqual({ refusal: 'too-few-numbers' });
  expect(paid('Q3_GROUP', 'D:01;T:02,03')).toEqual({ refusal: 'number-unknown' });
});

test.each([
  ['RX1', 0, '3.9600', '4.3032'],
  ['RX2', 0, '9.9000', '10.7580'],
  ['RX3', 0, '29.7000', '32.2740'],
  ['RX4', 0, '118.8000', '129.0960'],
  ['RX5', 0, '831.6000', '903.6720'],
  ['RX6', 0, '138.6000', '150.6120'],
  ['RX7', 0, '39.6000', '43.0320'],
  ['RX8', 0, '14.8500', '16.1370'],
  ['Q3_DIRECT', 0, '1782.0000', '1936.4400'],
  ['Q3_GROUP', 0, '297.0000', '322.7400'],
  ['Q2_DIRECT', 0, '198.0000', '215.1600'],
  ['Q2_GROUP', 0, '99.0000', '107.5800'],
  ['Q3_BDW', 0, '6.6000', '7.1720'],
  ['POS', 0, '19.8000', '21.5160'],
  ['DDS', 0, '831.6000', '903.6720'],
  ['DDS', 1, '27.7200', '30.1224'],
  ['DDS', 2, '5.5440', '6.0244'],
  ['DDS', 3, '4.1580', '4.5183'],
  ['DDS', 4, '11.0880', '12.0489'],
  ['DDS', 5, '138.6000', '150.6120'],
  ['MID', 0, '29.7000', '32.2740'],
  ['MID', 1, '13.2000', '14.3440'],
  ['MID', 2, '9.2400', '10.0408'],
  ['MID', 3, '8.3160', '9.0367'],
])('%s, tier %s, pays %s at 1800 and %s at 1956', (code, index, low, high) => {
  const tier = playOf(code).tiers[index]!;
  expect(printUnits(prizeOf(tier, 1800, unitPrice), 4)).toBe(low);
  expect(printUnits(prizeOf(tier, 1956, unitPrice), 4)).toBe(high);
});

test('a sum is odd more often than even: the odds at 97 % differ', () => {
  const sum = playOf('C_SUM');
  const odds = oddsAt(sum, ratio(97n, 100n)).map((one) => printUnits(one, 4));
  const told = Object.fromEntries(sum.tiers.map(({ bet }, tier) => [sum.bets[bet], odds[tier]]));
  expect(told).toMatchObject({ odd: '1.8988', even: '1.9829' });
});
