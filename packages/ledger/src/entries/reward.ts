// Rewards in cash: given by the house from what it sets aside for bonuses, or taken back; and the
// cash that a member pays beside points for goods.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import type { LedgerEvent, Posting } from '../posting.ts';

export interface RewardFacts {
  readonly rewardId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export const rewardPaid = (facts: RewardFacts): Posting =>
  moved('reward-paid', facts, facts.amount);

export const rewardTaken = (facts: RewardFacts): Posting =>
  moved('reward-taken', facts, -facts.amount);

export const goodsPaid = (facts: RewardFacts): Posting => moved('goods-paid', facts, -facts.amount);

export const goodsReturned = (facts: RewardFacts): Posting =>
  moved('goods-returned', facts, facts.amount);

function moved(event: LedgerEvent, facts: RewardFacts, amount: Units): Posting {
  const { rewardId, playerId, currency } = facts;
  return {
    key: `${event}:${rewardId}`,
    event,
    reference: rewardId,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount },
      { account: houseAccount('bonus-funding', currency), amount: -amount },
    ],
  };
}
