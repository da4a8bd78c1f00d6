// Examples of four digits worked by hand, at the odds of the published tables.
import { expect, test } from 'vitest';
import { oddsPerOne } from '@baize/money';
import { compilePlays } from '../compile.ts';
import { ordersOf, permutationsOf } from '../mechanics/numbers.ts';
import { tryDraw } from '../testing.ts';
import { fourDPlays } from './plays.ts';

const plays = new Map(compilePlays(fourDPlays).map((play) => [play.code, play]));
const published = {
  BIG: [2500, 1000, 500, 180, 60],
  SMALL: [3500, 2000, 1000],
  BIG_IBOX: [104, 42, 21, 8, 3, 208, 83, 42, 15, 5, 417, 167, 83, 30, 10, 625, 250, 125, 45, 15],
  SMALL_IBOX: [146, 83, 42, 292, 167, 83, 583, 333, 167, 875, 500, 250],
};

const paid = (code: keyof typeof published, text: string, result: readonly number[]) => {
  const odds = published[code].map((one) => BigInt(one) * oddsPerOne);
  const told = tryDraw({ play: plays.get(code)!, text, odds }, result);
  return 'refusal' in told ? told.refusal : told.payout;
};

/** A draw with some numbers at their places and others, far away, elsewhere. */
const drawn = (numbers: Readonly<Record<number, number>>) =>
  Array.from({ length: 23 }, (_, place) => numbers[place] ?? 9000 + place);

test('4321 first: 1234 loses straight, and is paid 104 in any order', () => {
  expect(paid('BIG', '1234', drawn({ 0: 4321 }))).toBe('0.00');
  expect(paid('BIG_IBOX', '1234', drawn({ 0: 4321 }))).toBe('104.00');
});

test('1234 as a starter pays 180 big and nothing small', () => {
  expect(paid('BIG', '1234', drawn({ 5: 1234 }))).toBe('180.00');
  expect(paid('SMALL', '1234', drawn({ 5: 1234 }))).toBe('0.00');
});

test('1122 in any of six orders as second pays 167 big and 333 small', () => {
  expect(paid('BIG_IBOX', '1122', drawn({ 1: 2211 }))).toBe('167.00');
  expect(paid('SMALL_IBOX', '1122', drawn({ 1: 2211 }))).toBe('333.00');
});

test('two orders of a number in one draw both pay', () => {
  expect(paid('BIG_IBOX', '1234', drawn({ 0: 4321, 20: 2143 }))).toBe('107.00');
});

test('a number of one order, and one beside its own order, are not taken in any order', () => {
  expect(paid('BIG_IBOX', '1111', drawn({}))).toBe('number-not-offered');
  expect(paid('BIG_IBOX', '1234,4321', drawn({}))).toBe('number-repeated');
  expect(paid('BIG', '1111', drawn({ 0: 1111 }))).toBe('2500.00');
});

test('more than four fifths of all numbers are not taken, straight or in any order', () => {
  const first = (count: number) =>
    Array.from({ length: count }, (_, number) => String(number).padStart(4, '0')).join();
  expect(paid('BIG', first(8000), drawn({}))).not.toBe('cover-too-wide');
  expect(paid('SMALL', first(8001), drawn({}))).toBe('cover-too-wide');
  const sorted = Array.from({ length: 10_000 }, (_, number) =>
    String(number).padStart(4, '0'),
  ).filter((text) => [...text].toSorted().join('') === text && new Set(text).size > 1);
  expect(paid('BIG_IBOX', sorted.slice(0, 200).join(), drawn({}))).not.toBe('cover-too-wide');
  expect(paid('BIG_IBOX', sorted.join(), drawn({}))).toBe('cover-too-wide');
});

test('of 10,000 numbers 5,040 have 24 orders, 4,320 12, 270 6, 360 4 and 10 one', () => {
  const counts = new Map<number, number>();
  for (let number = 0; number < 10_000; number += 1) {
    const orders = ordersOf(number, 4);
    counts.set(orders, (counts.get(orders) ?? 0) + 1);
    if (number % 97 === 0) expect(permutationsOf(number, 4)).toHaveLength(orders);
  }
  expect(Object.fromEntries(counts)).toEqual({ 24: 5040, 12: 4320, 6: 270, 4: 360, 1: 10 });
});
