// Proves that a break holds for every kind of money and until its end, and that limits of money are
// for real money alone.
import { expect, test } from 'vitest';
import { refusalOfBreak, refusalOfLimits } from './may-stake.ts';
import type { PlayerPlay } from './round.ts';

const use = { start: 0, staked: 0n, paid: 0n };
const play: PlayerPlay = {
  playerId: 'ann',
  currency: 'PHP',
  seedId: '',
  serverSeed: '',
  commitment: '',
  clientSeed: '',
  nonce: 0n,
  uses: { day: use, week: use, month: use },
  breakUntil: 1000,
  limits: [
    { kind: 'stake', span: 'single', value: 50_000n },
    { kind: 'session', span: 'single', value: 60n },
  ],
  lastOpenedAt: 0,
};
const staking = { stake: 50_000n, currency: 'PHP', now: 3_600_000, sessionSince: 0 };

test('a break refuses until it is over', () => {
  expect(refusalOfBreak(play, 999)).toEqual({ refused: 'player-on-break', facts: { until: 1000 } });
  expect(refusalOfBreak(play, 1000)).toBeUndefined();
  expect(refusalOfBreak({ ...play, breakUntil: null }, 0)).toBeUndefined();
});

test('a stake on the limit is taken, one unit more is not; play money has no such limit', () => {
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
