// Rewards and goods move cash against what the house sets aside for bonuses, each once for its id.
import { expect, test } from 'vitest';
import { goodsPaid, goodsReturned, rewardPaid, rewardTaken } from './reward.ts';

const facts = { rewardId: 'c1-0', playerId: 'ana', currency: 'PHP', amount: 500n };

test.each([
  ['reward-paid', rewardPaid(facts), 500n],
  ['reward-taken', rewardTaken(facts), -500n],
  ['goods-paid', goodsPaid(facts), -500n],
  ['goods-returned', goodsReturned(facts), 500n],
])(
  '%s moves the amount between the member and the house, and sums to zero',
  (event, made, moved) => {
    expect(made).toMatchObject({ key: `${event}:c1-0`, event, reference: 'c1-0' });
    expect(made.legs.map(({ account: { kind, owner }, amount }) => [kind, owner, amount])).toEqual([
      ['player-cash', 'ana', moved],
      ['bonus-funding', 'house', -moved],
    ]);
    expect(made.legs.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
  },
);
