// Proves that a slip with limited numbers is struck in parts that come to the whole slip: closed
// numbers are found by every order they win in, others pay their part of the odds.
import { expect, test } from 'vitest';
import { ratio } from '../../kit/ratio.ts';
import { playsOf } from '../plays-of.ts';
import type { KindCode } from '../games/definition.ts';
import { readSelection } from '../reading/native.ts';
import { tryLimits } from '../testing.ts';
import { checkSlip } from './check.ts';
import { limitableDigits, limitSlip } from './limited.ts';
import { settle } from './settle.ts';
import { readStruck, strike } from './struck.ts';
import { oddsAt } from './terms.ts';

const playOf = (kind: KindCode, code: string) => playsOf(kind).get(code)!;

function slipOf(kind: KindCode, code: string, text: string) {
  const play = playOf(kind, code);
  const read = readSelection(play, text);
  if ('refusal' in read) throw new Error(read.refusal);
  const terms = { pays: 'odds', amount: 10_000n, odds: oddsAt(play, ratio(95n, 100n)) } as const;
  const checked = checkSlip(play, { selection: read.value, terms }, tryLimits);
  if ('refusal' in checked) throw new Error(checked.refusal);
  return { play, slip: checked.value };
}

const limited = (kind: KindCode, code: string, text: string, rates: [number, number][]) => {
  const { play, slip } = slipOf(kind, code, text);
  return limitSlip(play, slip, new Map(rates));
};

test('a closed number is found, in any order where the play is', () => {
  expect(limited('THAI', 'TOP3', '123,456', [[456, 0]])).toEqual({ closed: 456 });
  expect(limited('THAI', 'TOD3', '123,456', [[321, 0]])).toEqual({ closed: 123 });
  expect(limited('D4', 'BIG_IBOX', '1234', [[4321, 0]])).toEqual({ closed: 1234 });
  expect(limited('D4', 'BIG', '1234', [[4321, 0]])).toHaveLength(1);
  expect(limited('D4', 'SMALL_IBOX', '1122', [[2211, 0]])).toEqual({ closed: 1122 });
  expect(limited('THAI', 'RUN_TOP', '5', [[5, 0]])).toEqual({ closed: 5 });
});

test('other numbers are struck in parts, which cost what the whole slip costs', () => {
  const { play, slip } = slipOf('VN_N', 'LO2', '01,05,23');
  const parts = limitSlip(play, slip, new Map([[5, 50]]));
  if ('closed' in parts) throw new Error('closed');
  expect(parts.map(({ units, stake }) => [units, stake])).toEqual([
    [54, 540_000n],
    [27, 270_000n],
  ]);
  expect(parts.reduce((sum, { stake }) => sum + stake, 0n)).toBe(slip.stake);
  const [whole, half] = parts;
  expect(whole?.terms).toEqual(slip.terms);
  expect(half?.terms).toMatchObject({ odds: [475_000n], rate: 50 });
  const draw = Array.from({ length: 27 }, (_, place) => (place < 2 ? 12_305 : 60));
  expect(half && settle(play, half, draw).payout).toBe(950_000n);
});

test('a slip keeps the rate that it was struck at', () => {
  const parts = limited('LAO', 'TOP2', '96', [[96, 50]]);
  if ('closed' in parts) throw new Error('closed');
  const [slip] = parts;
  const kept = slip && readStruck(strike({ slip, issueCap: 1n }));
  expect(kept?.slip).toEqual(slip);
});

test.each([
  ['VN_N', 'LO2', 2],
  ['VN_N', 'DE4', 4],
  ['VN_N', 'XIEN2', undefined],
  ['THAI', 'TOD3', 3],
  ['THAI', 'RUN_TOP', 1],
  ['D4', 'BIG_IBOX', 4],
  ['SSC', '1X_POS', undefined],
] as const)('numbers of %s %s are limited by %s digits', (kind, code, digits) => {
  expect(limitableDigits(playOf(kind, code))).toBe(digits);
});

// Ten times as many numbers take about ten times as long, and a hundred times if each met each.
test('thousands of numbers are held against a list in time', () => {
  const fastestOf = (length: number): number => {
    const text = Array.from({ length }, (_, number) => String(number).padStart(4, '0')).join();
    const { play, slip } = slipOf('D4', 'BIG', text);
    const times = Array.from({ length: 7 }, () => {
      const began = performance.now();
      for (let issue = 0; issue < 10; issue += 1)
        expect(limitSlip(play, slip, new Map([[123, 50]]))).toHaveLength(2);
      return performance.now() - began;
    });
    return Math.min(...times);
  };
  fastestOf(800);
  expect(fastestOf(8000)).toBeLessThan(40 * fastestOf(800));
});
