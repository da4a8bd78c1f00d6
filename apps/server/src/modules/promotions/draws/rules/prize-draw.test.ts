// Rules of prize draws: what can still be won, and what openings cost by the odds.
import { expect, test } from 'vitest';
import { cash } from '../../testing.ts';
import { dearestOf, expectedCost, hasStock, leftOf, prizesOf, weightsOf } from './prize-draw.ts';

const draw = {
  look: 'wheel' as const,
  tickets: true,
  aDay: 0,
  segments: [
    { weight: 1, stock: 2, rewards: [cash('30')] },
    { weight: 2, stock: null, rewards: [cash('1'), cash('2')] },
    { weight: 4, stock: null, rewards: [cash('9', { kind: 'points' })] },
  ],
};
const prizes = prizesOf(draw);

test('a prize costs what its rewards cost; points cost nothing of the budget', () => {
  expect(prizes.map(({ cost }) => cost)).toEqual([300_000n, 30_000n, 0n]);
  expect(dearestOf(prizes)).toBe(300_000n);
  expect(weightsOf(draw)).toEqual([1, 2, 4]);
});

test('openings cost by the odds, cut to a unit', () => {
  // (1 × 30 + 2 × 3 + 4 × 0) ÷ 7 = 5.142857…
  expect(expectedCost(prizes, 1)).toBe(51_428n);
  expect(expectedCost(prizes, 7)).toBe(360_000n);
});

test('a draw has stock while each prize can still be won', () => {
  const [first = prizes[0]] = prizes;
  const drawn = (times: number) => new Map([[0, times]]);
  expect([0, 1, 2, 3].map((times) => first && leftOf(first, 0, drawn(times)))).toEqual([
    2, 1, 0, 0,
  ]);
  expect([0, 1, 2].map((times) => hasStock(prizes, drawn(times)))).toEqual([true, true, false]);
  expect(hasStock(prizes, new Map([[1, 1000]]))).toBe(true);
});
