// The cost of a flight at a multiplier, worked by hand: what was taken out, what flies, what it
// pays now and at most.
import { cashOutDecision, strikeCrash } from '@baize/engines';
import { expect, test } from 'vitest';
import { flightCost, type CostAsked } from './flight-cost.ts';

const unit = 10_000n;
const payoutCap = 200_000n * unit;
const roundCap = 2_000_000n * unit;
const struck = (stake: bigint, auto?: number) =>
  strikeCrash({ stake: stake * unit, auto, payoutCap });
const stakes = [
  // Three of 10 that nobody has taken out, one of 20 taken out at 1.50, one of 100 set to 2.00.
  { struck: struck(10n), decision: null, slips: 3 },
  { struck: struck(20n), decision: cashOutDecision({ at: 150, by: 'player' }), slips: 1 },
  { struck: struck(100n, 200), decision: null, slips: 1 },
];
const at = (more: Partial<CostAsked>) =>
  flightCost({ stakes, roundCap, reached: undefined, ceiling: undefined, isOver: false, ...more });

test('before a flight begins nothing is paid, and every stake may fly to its end', () => {
  const open = at({ stakes: [stakes[0]!, stakes[2]!] });
  expect(open).toMatchObject({ takenSlips: 0, flyingSlips: 4, flyingStake: 130n * unit });
  // 100 at 2.00, and 30 up to 10,000.00.
  expect([open.payoutNow, open.payoutMost]).toEqual([0n, 200n * unit + 300_000n * unit]);
});

test('in flight a stake that reached its multiplier has left', () => {
  const low = at({ reached: 180, ceiling: 4000 });
  expect(low).toMatchObject({ takenSlips: 1, takenPayout: 30n * unit, flyingSlips: 4 });
  // 20 at 1.50 and 130 at 1.80; at most 30 at 40.00 and 100 at 2.00.
  expect(low.payoutNow).toBe(30n * unit + 234n * unit);
  expect(low.payoutMost).toBe(30n * unit + 1200n * unit + 200n * unit);
  const high = at({ reached: 250, ceiling: 4000 });
  expect(high).toMatchObject({ takenSlips: 2, takenPayout: 230n * unit, flyingSlips: 3 });
  expect(high.payoutNow).toBe(230n * unit + 75n * unit);
});

test('after the end only what was taken out costs', () => {
  const over = at({ reached: 210, ceiling: 4000, isOver: true });
  expect(over).toMatchObject({ flyingSlips: 0, payoutNow: 230n * unit, payoutMost: 230n * unit });
});

test('a round never costs more than its cap', () => {
  const many = [{ struck: struck(1000n), decision: null, slips: 50 }];
  expect(at({ stakes: many }).payoutMost).toBe(roundCap);
});
