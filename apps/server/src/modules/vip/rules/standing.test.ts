// Proves which level counts, and how months that have ended are judged: one by one, never the one
// that runs, and never against somebody on a break.
import { expect, test } from 'vitest';
import type { Level } from './level.ts';
import { judgeMonths, levelIdAt } from './standing.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const none = { colour: '#b87333', names: {}, deposits: 0n, contact: '' } as const;
const worth = { withdrawalMaximum: null, withdrawsFirst: false } as const;
const levels: readonly Level[] = [
  { ...none, ...worth, levelId: 'b', emblem: 'bronze', turnover: 100n, keep: 0n },
  { ...none, ...worth, levelId: 's', emblem: 'silver', turnover: 1000n, keep: 300n },
  { ...none, ...worth, levelId: 'g', emblem: 'gold', turnover: 5000n, keep: 2000n },
];
const earned = { levelId: 's', judgedMonth: 100, setLevelId: null, setUntil: null };

test('a level set by staff holds until its end, also a lower one or none', () => {
  expect(levelIdAt(earned, now)).toBe('s');
  expect(levelIdAt({ ...earned, setLevelId: 'g', setUntil: now + 1 }, now)).toBe('g');
  expect(levelIdAt({ ...earned, setLevelId: null, setUntil: now + 1 }, now)).toBeNull();
  expect(levelIdAt({ ...earned, setLevelId: 'g', setUntil: now }, now)).toBe('s');
});

const judged = (from: string | null, months: Record<number, bigint>, isOnBreak = false) =>
  judgeMonths({
    levels,
    standing: { levelId: from, judgedMonth: 100 },
    turnoverOf: (month) => months[month] ?? 0n,
    current: 103,
    isOnBreak,
  });

test('each month is judged by itself', () => {
  // Gold with 2,500 stays; then 400 is too little for gold and enough for silver.
  expect(judged('g', { 101: 2500n, 102: 400n })).toBe(2);
  // A good second month does not mend the first.
  expect(judged('g', { 101: 400n, 102: 9000n })).toBe(2);
  expect(judged('g', {})).toBe(1);
  expect(judged(null, { 101: 9000n })).toBe(0);
});

test('the current month is not judged', () => {
  const standing = { levelId: 'g', judgedMonth: 102 };
  const asked = { levels, standing, turnoverOf: () => 0n, current: 103, isOnBreak: false };
  expect(judgeMonths(asked)).toBe(3);
});

test('a break costs no level', () => {
  expect(judged('g', {}, true)).toBe(3);
});
