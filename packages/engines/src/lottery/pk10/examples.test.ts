// Examples of ten places worked by hand, and the prizes and odds of the published table.
import { expect, test } from 'vitest';
import { printUnits } from '@baize/money';
import { ratio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import { oddsAt, prizeOf, unitPrice } from '../slips/terms.ts';
import { tryDraw } from '../testing.ts';
import { pk10Plays } from './plays.ts';

const plays = compilePlays(pk10Plays);
const playOf = (code: string) => plays.find((play) => play.code === code)!;
const draw = [5, 2, 8, 3, 9, 4, 6, 7, 10, 1];
const paid = (code: string, text: string) => tryDraw({ play: playOf(code), text }, draw);

test('PK10: draw 05 02 08 …: the first two add up to 7, small and odd', () => {
  expect(paid('C_SUM2', '7,small,odd')).toMatchObject({ units: 3, payout: '18.04' });
  expect(paid('C_SUM2', 'big,even,8')).toMatchObject({ payout: '0.00' });
});

test('PK10: the first three, 05|02|08, pay 1408.32', () => {
  expect(paid('Q3_DIRECT', '05|02|08')).toMatchObject({ units: 1, payout: '1408.32' });
});

test('PK10: 5 before 1 and 9 before 4 are dragons', () => {
  expect(paid('LH_1V10', 'dragon')).toMatchObject({ payout: '3.91' });
  expect(paid('LH_5V6', 'dragon')).toMatchObject({ payout: '3.91' });
  expect(paid('LH_1V10', 'tiger')).toMatchObject({ payout: '0.00' });
});

test('PK10: 01 02|02 03|03 04 05 are seven units', () => {
  expect(paid('Q3_DIRECT', '01 02|02 03|03 04 05')).toMatchObject({ units: 7 });
});

test.each([
  ['Q1_DIRECT', '19.5600'],
  ['Q2_DIRECT', '176.0400'],
  ['Q3_DIRECT', '1408.3200'],
  ['Q4_DIRECT', '9858.2400'],
  ['Q5_DIRECT', '59149.4400'],
  ['Q6_DIRECT', '295747.2000'],
  ['POS', '19.5600'],
  ['HALF1', '3.9120'],
  ['LH_3V8', '3.9120'],
])('%s pays %s at 1956', (code, prize) => {
  expect(printUnits(prizeOf(playOf(code).tiers[0]!, 1956, unitPrice), 4)).toBe(prize);
});

test('four exact places pay 9072 at 1800, not the 1296 of a public table', () => {
  expect(printUnits(prizeOf(playOf('Q4_DIRECT').tiers[0]!, 1800, unitPrice), 4)).toBe('9072.0000');
});

test('the halves of the first two are not even money', () => {
  const odds = (percent: bigint) =>
    oddsAt(playOf('C_SUM2'), ratio(percent, 100n))
      .slice(0, 4)
      .map((one) => printUnits(one, 4));
  expect(odds(97n)).toEqual(['2.1825', '1.7460', '1.7460', '2.1825']);
  expect(odds(90n)).toEqual(['2.0250', '1.6200', '1.6200', '2.0250']);
});
