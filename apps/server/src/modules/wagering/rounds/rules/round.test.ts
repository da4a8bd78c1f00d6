// Proves what is counted of stakes and payouts: in the span of now, never below zero.
import { expect, test } from 'vitest';
import { countUse } from './round.ts';

const use = { start: 1, staked: 10n, paid: 4n };
const uses = { day: use, week: use, month: use };

test('a stake and a payout add up within a span and begin anew in the next', () => {
  const counted = countUse(uses, { day: 2, week: 1, month: 1 }, { staked: 5n, paid: 1n });
  expect(counted.day).toEqual({ start: 2, staked: 5n, paid: 1n });
  expect(counted.week).toEqual({ start: 1, staked: 15n, paid: 5n });
});

test('two hosts a second apart at midnight count every stake once', () => {
  const [ahead, behind] = [
    { day: 2, week: 1, month: 1 },
    { day: 1, week: 1, month: 1 },
  ];
  const counted = [ahead, behind, ahead].reduce(
    (sum, spans) => countUse(sum, spans, { staked: 5n }),
    uses,
  );
  expect(counted.day).toEqual({ start: 2, staked: 15n, paid: 0n });
  expect(counted.week.staked).toBe(25n);
});

test('a stake voided after its span ended takes nothing off the next one', () => {
  const counted = countUse(uses, { day: 2, week: 1, month: 1 }, { staked: -7n });
  expect(counted.day.staked).toBe(0n);
  expect(counted.week.staked).toBe(3n);
});

test('a voided stake is subtracted from the spans it was counted in only', () => {
  const uses = {
    day: { start: 2, staked: 50n, paid: 0n },
    week: { start: 1, staked: 150n, paid: 0n },
    month: { start: 1, staked: 150n, paid: 0n },
  };
  const yesterday = { day: 1, week: 1, month: 1 };
  const counted = countUse(
    uses,
    { day: 2, week: 1, month: 1 },
    { staked: -100n, stakedIn: yesterday },
  );
  expect([counted.day.staked, counted.week.staked, counted.month.staked]).toEqual([50n, 50n, 50n]);
});
