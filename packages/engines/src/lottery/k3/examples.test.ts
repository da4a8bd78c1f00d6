// Examples of three dice worked by hand, and the prizes and odds of the published table.
import { expect, test } from 'vitest';
import { printUnits } from '@baize/money';
import { ratio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import { oddsAt, prizeOf, unitPrice } from '../slips/terms.ts';
import { tryDraw } from '../testing.ts';
import { k3Plays } from './plays.ts';

const plays = compilePlays(k3Plays);
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const payout = (code: string, text: string, result: readonly number[]) =>
  (tryDraw({ play: playOf(code), text }, result) as { payout: string }).payout;

test('K3 1: draw 1 1 3 pays exact pair, two different, the single once and sum 5', () => {
  const draw = [1, 1, 3];
  expect(payout('PAIR_EXACT', '1', draw)).toBe('28.16');
  expect(payout('DIFFERENT2', '1,3', draw)).toBe('14.08');
  expect(payout('SINGLE', '1', draw)).toBe('4.64');
  expect(payout('SUM', '5', draw)).toBe('70.41');
});

test('K3 2: draw 2 2 2 pays sum 6, any triple, any pair; exact pair and credit halves lose', () => {
  const draw = [2, 2, 2];
  expect(payout('SUM', '6', draw)).toBe('42.24');
  expect(payout('TRIPLE_ANY', 'any', draw)).toBe('70.41');
  expect(payout('PAIR_ANY', '2', draw)).toBe('26.40');
  expect(payout('PAIR_EXACT', '2', draw)).toBe('0.00');
  expect(payout('C_HALVES', 'small,even', draw)).toBe('0.00');
  expect(payout('HALVES', 'small,even', draw)).toBe('7.82');
});

test.each([
  ['SUM', 0, '388.8000', '422.4960', '209.5200'],
  ['SUM', 1, '129.6000', '140.8320', '69.8400'],
  ['SUM', 2, '64.8000', '70.4160', '34.9200'],
  ['SUM', 3, '38.8800', '42.2496', '20.9520'],
  ['SUM', 4, '25.9200', '28.1664', '13.9680'],
  ['SUM', 5, '18.5142', '20.1188', '9.9771'],
  ['SUM', 6, '15.5520', '16.8998', '8.3808'],
  ['SUM', 7, '14.4000', '15.6480', '7.7600'],
  ['TRIPLE', 0, '388.8000', '422.4960', '209.5200'],
  ['TRIPLE_ANY', 0, '64.8000', '70.4160', '34.9200'],
  ['PAIR_SINGLE', 0, '129.6000', '140.8320', '69.8400'],
  ['PAIR_ANY', 0, '24.3000', '26.4060', '13.0950'],
  ['PAIR_EXACT', 0, '25.9200', '28.1664', '13.9680'],
  ['DIFFERENT3', 0, '64.8000', '70.4160', '34.9200'],
  ['STRAIGHT_ANY', 0, '16.2000', '17.6040', '8.7300'],
  ['DIFFERENT2', 0, '12.9600', '14.0832', '6.9840'],
  ['SINGLE', 0, '4.2725', '4.6428', '2.3024'],
])('%s, tier %s, pays %s, %s and at odds %s', (code, index, low, high, odds) => {
  const tier = playOf(code).tiers[index]!;
  expect(printUnits(prizeOf(tier, 1800, unitPrice), 4)).toBe(low);
  expect(printUnits(prizeOf(tier, 1956, unitPrice), 4)).toBe(high);
  expect(printUnits(oddsAt(playOf(`C_${code}`), ratio(97n, 100n))[index]!, 4)).toBe(odds);
});

test('halves pay 3.6 and 3.912, 1.94 at odds, and 1.9954 where every triple loses', () => {
  const [big] = playOf('HALVES').tiers;
  expect(printUnits(prizeOf(big!, 1800, unitPrice), 4)).toBe('3.6000');
  expect(printUnits(prizeOf(big!, 1956, unitPrice), 4)).toBe('3.9120');
  expect(printUnits(oddsAt(playOf('C_HALVES'), ratio(97n, 100n))[0]!, 4)).toBe('1.9954');
  expect(printUnits(oddsAt(playOf('C_HALVES_EVEN'), ratio(97n, 100n))[0]!, 4)).toBe('1.9400');
});
