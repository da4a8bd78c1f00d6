// Proves what is counted of stakes and payouts: in the span of now, never below zero.
import { expect, test } from 'vitest';
import { spansAt } from '@baize/money';
import { countUse } from './round.ts';

const use = { start: 1, staked: 10n, paid: 4n };
const uses = { day: use, week: use, month: use, session: use };

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
  const [stakedAt, now] = [Date.parse('2026-11-18T04:00:00Z'), Date.parse('2026-11-19T04:00:00Z')];
  const spans = spansAt(now);
  const uses = {
    day: { start: spans.day, staked: 50n, paid: 0n },
    week: { start: spans.week, staked: 150n, paid: 0n },
    month: { start: spans.month, staked: 150n, paid: 0n },
    session: { start: now - 1000, staked: 50n, paid: 0n },
  };
  const { day, week, month, session } = countUse(uses, spans, { staked: -100n, stakedAt });
  expect([day, week, month, session].map(({ staked }) => staked)).toEqual([50n, 50n, 50n, 50n]);
});

test('a stake of a later session begins its count anew; a payout and an older one go on', () => {
  const spans = { day: 1, week: 1, month: 1 };
  const later = countUse(uses, spans, { staked: 5n, sessionSince: 9 });
  expect(later.session).toEqual({ start: 9, staked: 5n, paid: 0n });
  const paid = countUse(later, spans, { paid: 3n });
  expect(paid.session).toEqual({ start: 9, staked: 5n, paid: 3n });
  const elsewhere = countUse(paid, spans, { staked: 2n, sessionSince: 7 });
  expect(elsewhere.session).toEqual({ start: 9, staked: 7n, paid: 3n });
});
