// One order of locks for all parts of a reward, whichever order staff wrote them in.
import { expect, test } from 'vitest';
import type { RewardDue } from './spec.ts';
import { inLockOrder } from './lock-order.ts';

const part = (kind: RewardDue['kind']): RewardDue => ({
  kind,
  amount: '1',
  terms: {
    times: 0,
    withDeposit: false,
    days: 1,
    stakeMax: null,
    releaseMax: null,
    sticky: false,
    funding: 'cash-first',
  },
  ticket: '',
  gameCode: '',
  stake: '0',
});

test('tickets come before money and money before points; each keeps its place', () => {
  const written = (['points', 'cash', 'ticket', 'cash'] as const).map(part);
  const ordered = inLockOrder(written).map(({ place, reward }) => [place, reward.kind]);
  expect(ordered).toEqual([
    [2, 'ticket'],
    [1, 'cash'],
    [3, 'cash'],
    [0, 'points'],
  ]);
});
