// The planner refuses what the server refuses: a slip's own multiple or amount times that of the
// chase beyond its limit, and more slips times issues than one order holds.
import { expect, test } from 'vitest';
import type { CartSlip } from '../cart/cart.ts';
import type { LotteryTerms } from '../desk/lottery-terms.ts';
import { chaseMultipleMost, planWithin } from './chase-bound.ts';

const terms = {
  chaseMost: 120,
  multipleMost: 9999,
  amountMost: '100.00',
  orderSize: { rowsMost: 2000, signsOfRow: 10_000 },
} as LotteryTerms;
const priced = { id: 1, play: '5X_DIRECT', selection: '', units: 1, stake: 20_000n, reach: 0n };
const prize = (multiple: number, size = 5): CartSlip => ({
  ...priced,
  size,
  at: { pays: 'prize', mode: 'yuan', multiple, group: 1956 },
});
const odds = (amount: bigint): CartSlip => ({ ...priced, size: 1, at: { pays: 'odds', amount } });
const flat = (slips: readonly CartSlip[], multiple: number, issues = 5) =>
  planWithin(terms, { slips, plan: { by: 'flat', multiple }, issues });

test('a slip of 5,000 may be chased at 1, not at 2', () => {
  expect(flat([prize(5000)], 1)).toHaveProperty('multiples');
  expect(flat([prize(5000)], 2)).toEqual({ refusal: 'multiple-out-of-range' });
});

test('an amount of 60 may be chased at 1, not at 2; the smallest bound counts', () => {
  expect(flat([odds(600_000n)], 1)).toHaveProperty('multiples');
  expect(flat([odds(600_000n)], 2)).toEqual({ refusal: 'multiple-out-of-range' });
  expect(chaseMultipleMost([prize(100), odds(300_000n)], terms)).toBe(3);
});

test('a profit that only multiples beyond the limit reach is out of reach', () => {
  const plan = { by: 'profit', rate: { numerator: 1n, denominator: 2n }, win: 40_000n } as const;
  const asked = { plan, issues: 20 };
  expect(planWithin(terms, { ...asked, slips: [prize(5000)] })).toEqual({
    refusal: 'profit-out-of-reach',
  });
});

test('an order holds 2,000 slips over all of its issues, and long ones count more', () => {
  const twenty = Array.from({ length: 20 }, () => prize(1));
  expect(flat(twenty, 1, 100)).toHaveProperty('multiples');
  expect(flat(twenty, 1, 101)).toEqual({ refusal: 'order-too-large' });
  expect(flat([prize(1, 50_000)], 1, 120)).toHaveProperty('multiples');
  expect(flat([prize(1, 60_000)], 1, 120)).toEqual({ refusal: 'order-too-large' });
});
