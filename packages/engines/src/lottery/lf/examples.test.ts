// The daily draws pay by the same formula: the official prizes are a group of 1040, the private
// ones that public tables show one of 1926.
import { expect, test } from 'vitest';
import { printUnits } from '@baize/money';
import { compilePlays } from '../compile.ts';
import { prizeOf, unitPrice } from '../slips/terms.ts';
import { tryDraw } from '../testing.ts';
import { lf3Plays, lf5Plays } from './plays.ts';

const three = compilePlays(lf3Plays);
const five = compilePlays(lf5Plays);
const prize = (code: string, group: number) =>
  printUnits(prizeOf(three.find((play) => play.code === code)!.tiers[0]!, group, unitPrice), 4);

test('direct, group 3 and group 6 pay 1040, 346 and 173 at the official group', () => {
  expect(prize('3X_DIRECT', 1040)).toBe('1040.0000');
  expect(prize('3X_G3', 1040)).toBe('346.6666');
  expect(prize('3X_G6', 1040)).toBe('173.3333');
  expect(prize('3X_DIRECT', 1926)).toBe('1926.0000');
});

test('five exact digits are one of 100,000, and the back two are the last places', () => {
  const direct = five.find(({ code }) => code === '5X_DIRECT')!;
  expect(tryDraw({ play: direct, text: '1|2|3|4|5' }, [1, 2, 3, 4, 5])).toMatchObject({
    payout: '195600.00',
  });
  const back = five.find(({ code }) => code === '2X_DIRECT_BACK')!;
  expect(tryDraw({ play: back, text: '45' }, [1, 2, 3, 4, 5])).toMatchObject({ payout: '195.60' });
});
