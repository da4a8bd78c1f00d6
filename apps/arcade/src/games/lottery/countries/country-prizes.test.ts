// A draw is written in the form of its country, and its smaller prizes are revealed first.
import { drawKinds } from '@baize/engines';
import { expect, test } from 'vitest';
import {
  belowOf,
  betNumbers,
  countryPrizes,
  mainNumbers,
  revealOrder,
  writtenAt,
} from './country-prizes.ts';

const bets = (kind: string, numbers: readonly number[]) =>
  Object.fromEntries(
    betNumbers(kind, writtenAt(kind, numbers)).map(({ id, written }) => [id, written]),
  );

test('first prize 001234 keeps its zeros: 234 and 34 above, the two digits below', () => {
  const numbers = [1234, 11, 222, 333, 4, 8];
  expect(bets('THAI', numbers)).toEqual({ 'top-3': '234', 'top-2': '34' });
  expect(belowOf('THAI', writtenAt('THAI', numbers))).toBe('08');
  const prizes = countryPrizes('THAI', writtenAt('THAI', numbers)).map(({ name, numbers: own }) => [
    name,
    ...own.map(({ written }) => written),
  ]);
  expect(prizes).toEqual([
    ['first', '001234'],
    ['front', '011', '222'],
    ['back', '333', '004'],
    ['bottom', '08'],
  ]);
});

test('Lao 0196: 196 and 96 above, the first two digits below', () => {
  expect(bets('LAO', [196])).toEqual({ 'top-3': '196', 'top-2': '96', 'bottom-2': '01' });
});

test('Hanoi is bet on by four digits of the special prize and two of the first', () => {
  expect(bets('HANOI', [46_935, 76_071])).toEqual({
    'top-4': '6935',
    'top-3': '935',
    'top-2': '35',
    'bottom-2': '71',
  });
});

test('Yeekee 01967: 967 above and 01 below', () => {
  expect(bets('YEEKEE', [1967])).toMatchObject({ 'top-3': '967', 'bottom-2': '01' });
});

test('of four digits the three prizes stand alone', () => {
  const numbers = Array.from({ length: 23 }, (_, place) => place);
  const written = writtenAt('D4', numbers);
  expect(mainNumbers('D4', written)).toEqual(['0000', '0001', '0002']);
  expect(countryPrizes('D4', written).map(({ name }) => name)).toEqual([
    'first',
    'second',
    'third',
    'starter',
    'consolation',
  ]);
});

test.each(['THAI', 'HANOI', 'LAO', 'YEEKEE', 'D4'])('%s: each place once, first last', (kind) => {
  const order = revealOrder(kind);
  const { places = 0 } = drawKinds.find(({ code }) => code === kind) ?? {};
  expect(order.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: places }, (_, place) => place),
  );
  expect(order.at(-1)).toBe(0);
});
