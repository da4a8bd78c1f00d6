// Proves that a break holds for every kind of money and until its end, and that limits of money are
// for real money alone.
import { expect, test } from 'vitest';
import {
  checkDueAt,
  forGood,
  refusalOfCheck,
  refusalOfLimits,
  refusalOfPause,
} from './may-stake.ts';
import type { PlayerPlay } from './round.ts';

const use = { start: 0, staked: 0n, paid: 0n };
const play: PlayerPlay = {
  playerId: 'ann',
  currency: 'PHP',
  seedId: '',
  serverSeed: '',
  nextServerSeed: null,
  commitment: '',
  clientSeed: '',
  nonce: 0n,
  uses: { day: use, week: use, month: use, session: use },
  breakUntil: 1000,
  isExcluded: false,
  checkMinutes: null,
  checkedAt: 0,
  budgetAt: 0,
  limits: [
    { kind: 'stake', span: 'single', value: 50_000n },
    { kind: 'session', span: 'single', value: 60n },
  ],
  lastOpenedAt: 0,
};
const staking = { stake: 50_000n, currency: 'PHP', now: 3_600_000, sessionSince: 0 };

test('a break refuses until it is over', () => {
  expect(refusalOfPause(play, 999)).toEqual({ refused: 'player-on-break', facts: { until: 1000 } });
  expect(refusalOfPause(play, 1000)).toBeUndefined();
  expect(refusalOfPause({ ...play, breakUntil: null }, 0)).toBeUndefined();
});

test('an exclusion has its own refusal, with its end where it has one', () => {
  const excluded = { ...play, isExcluded: true };
  const facts = { until: 1000 };
  expect(refusalOfPause(excluded, 999)).toEqual({ refused: 'self-excluded', facts });
  expect(refusalOfPause(excluded, 1000)).toBeUndefined();
  const ever = { ...excluded, breakUntil: forGood };
  expect(refusalOfPause(ever, forGood - 1)).toEqual({ refused: 'self-excluded' });
});

// @proves R49
test.each([
  ['the brand’s', null, 60, 60],
  ['the player’s, where it is stricter', 15, 60, 15],
  ['the brand’s, where that is stricter', 60, 30, 30],
  ['the player’s alone', 45, 0, 45],
])('a reality check is due after %s minutes', (_whose, chosen, brandCheckMinutes, minutes) => {
  const own = { ...play, checkMinutes: chosen };
  const asked = { sessionSince: 0, brandCheckMinutes, currency: 'PHP' };
  expect(refusalOfCheck(own, { ...asked, now: minutes * 60_000 - 1 })).toBeUndefined();
  expect(refusalOfCheck(own, { ...asked, now: minutes * 60_000 })).toEqual({
    refused: 'reality-check-due',
  });
});

test('a reality check counts from the last one or the sign-in, whichever is later', () => {
  const asked = { sessionSince: 5_000, brandCheckMinutes: 1 };
  expect(checkDueAt({ ...play, checkedAt: 9_000 }, asked)).toBe(69_000);
  expect(checkDueAt(play, asked)).toBe(65_000);
  expect(checkDueAt(play, { ...asked, brandCheckMinutes: 0 })).toBeNull();
});

test('a stake up to the limit is taken, one unit more is refused; not for play money', () => {
  expect(refusalOfLimits(play, staking)).toBeUndefined();
  const more = { ...staking, stake: 50_001n };
  expect(refusalOfLimits(play, more)).toEqual({ refused: 'stake-limit-reached' });
  expect(refusalOfLimits(play, { ...more, currency: 'FUN' })).toBeUndefined();
});

test('the length of a session holds for play money too', () => {
  const late = { ...staking, now: 61 * 60_000 };
  for (const currency of ['PHP', 'FUN']) {
    expect(refusalOfLimits(play, { ...late, currency })).toEqual({
      refused: 'session-limit-reached',
    });
  }
});
