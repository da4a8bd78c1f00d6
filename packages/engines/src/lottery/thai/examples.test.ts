// Examples of Thai, Hanoi, Lao and Yeekee bets worked by hand.
import { expect, test } from 'vitest';
import { compilePlays } from '../compile.ts';
import type { PlaySet } from '../definition.ts';
import { tryDraw } from '../testing.ts';
import { hanoiPlays, laoPlays, thaiPlays, yeekeePlays } from './plays.ts';

const paid = (set: PlaySet, code: string, text: string, draw: readonly number[]) => {
  const told = tryDraw({ play: compilePlays(set).find((play) => play.code === code)!, text }, draw);
  return 'refusal' in told ? told.refusal : told.payout;
};
/** First prize, two front and two back numbers, the end. */
const draw = [123_456, 111, 222, 333, 333, 78];
const thai = (code: string, text: string, result = draw) => paid(thaiPlays, code, text, result);

test('first prize 123456 and 78 below: 456 pays 900, any order 150, digits once', () => {
  expect(thai('TOP3', '456')).toBe('900.00');
  expect(thai('TOP3', '645')).toBe('0.00');
  expect(thai('TOD3', '645')).toBe('150.00');
  expect(thai('TOP2', '56')).toBe('90.00');
  expect(thai('BOTTOM2', '78')).toBe('90.00');
  expect(thai('RUN_TOP', '5')).toBe('3.20');
  expect(thai('RUN_TOP', '3')).toBe('0.00');
  expect(thai('RUN_BOTTOM', '7')).toBe('4.20');
});

test('a digit that comes twice is paid once', () => {
  expect(thai('RUN_TOP', '5', draw.with(0, 455))).toBe('3.20');
  expect(thai('RUN_TOP', '4,5', draw.with(0, 455))).toBe('6.40');
});

test('draw 455: 545 is a number with a pair and pays 300; triples are not taken', () => {
  expect(thai('TOD3', '545', draw.with(0, 455))).toBe('300.00');
  expect(thai('TOD3', '555')).toBe('number-not-offered');
  expect(thai('TOD3', '545,455')).toBe('number-repeated');
});

test('front and back numbers are drawn twice for one stake, and each pays', () => {
  expect(thai('FRONT3', '222')).toBe('450.00');
  expect(thai('BACK3', '333')).toBe('900.00');
  expect(thai('BACK3', '111')).toBe('0.00');
});

test('Lao 0196: 196 and 96 above, 01 below', () => {
  const lao = (code: string, text: string) => paid(laoPlays, code, text, [196]);
  expect(lao('TOP3', '196')).toBe('900.00');
  expect(lao('TOP2', '96')).toBe('90.00');
  expect(lao('BOTTOM2', '01')).toBe('90.00');
  expect(lao('RUN_BOTTOM', '0')).toBe('4.20');
  expect(lao('BOTTOM2', '1')).toBe('number-unknown');
});

test('Hanoi: below is the first prize’s end; Yeekee: the first two of five digits', () => {
  const hanoi = (code: string, text: string) => paid(hanoiPlays, code, text, [46_935, 76_071]);
  expect(hanoi('TOP4', '6935')).toBe('8800.00');
  expect(hanoi('BOTTOM2', '71')).toBe('90.00');
  const yeekee = (code: string, text: string) => paid(yeekeePlays, code, text, [1967]);
  expect(yeekee('TOP3', '967')).toBe('900.00');
  expect(yeekee('BOTTOM2', '01')).toBe('90.00');
});
