// Proves which movements figures of members count: by whom, of which kind, how much, and that what
// is taken back leaves them again.
import {
  bonusGranted,
  bonusReleased,
  bonusTaken,
  c2cSettled,
  demoFunded,
  depositReversed,
  depositSettled,
  lotteryRebate,
  packetPaid,
  rewardPaid,
  rewardTaken,
  roundSettled,
  teamRebate,
  withdrawalFeeTaken,
  withdrawalPaid,
  withdrawalRequested,
  withdrawalReturned,
  type Posting,
} from '@baize/ledger';
import { expect, test } from 'vitest';
import { moneyMovedBy } from './money-moved.ts';

const of = { playerId: 'ana', currency: 'PHP' };
const told = (...postings: readonly Posting[]) =>
  postings
    .flatMap((posting) => moneyMovedBy(posting))
    .map(({ playerId, kind, amount }) => [playerId, kind, amount]);

test('a deposit counts by what arrived, and is taken back whole where the cash is gone', () => {
  const deposit = { ...of, depositId: 'd', amount: 100n, fee: 3n };
  expect(told(depositSettled(deposit))).toEqual([['ana', 'deposit', 100n]]);
  expect(told(depositReversed({ ...deposit, cash: 20n }))).toEqual([['ana', 'deposit', -100n]]);
});

test('a withdrawal counts when it is paid with its fee, and not when it is asked for', () => {
  const facts = { ...of, withdrawalId: 'w', amount: 50n, fee: 2n };
  expect(told(withdrawalRequested(facts))).toEqual([]);
  expect(told(withdrawalPaid(facts))).toEqual([['ana', 'withdrawal', 50n]]);
  expect(told(withdrawalReturned(facts))).toEqual([['ana', 'withdrawal', -50n]]);
  const parts = told(
    withdrawalFeeTaken(facts),
    withdrawalPaid({ ...of, withdrawalId: 'p', amount: 48n }),
  );
  expect(parts.map(([, , amount]) => amount)).toEqual([2n, 48n]);
});

test('a part that one member pays to another is a withdrawal and a deposit', () => {
  const facts = { matchId: 'm', sellerId: 'ana', buyerId: 'ben', currency: 'PHP', amount: 7n };
  expect(told(c2cSettled(facts))).toEqual([
    ['ana', 'withdrawal', 7n],
    ['ben', 'deposit', 7n],
  ]);
});

test('bonuses count as given, less what was taken back; a release moves only the rest', () => {
  const bonus = { ...of, bonusId: 'b' };
  expect(
    told(
      bonusGranted({ ...bonus, amount: 30n }),
      bonusReleased({ ...bonus, balance: 30n, released: 30n }),
      bonusReleased({ ...bonus, balance: 30n, released: 25n }),
      bonusTaken('expired', { ...bonus, balance: 30n }),
    ),
  ).toEqual([
    ['ana', 'bonus', 30n],
    ['ana', 'bonus', -5n],
    ['ana', 'bonus', -30n],
  ]);
  const reward = { ...of, rewardId: 'r', amount: 4n };
  const packet = packetPaid({ ...of, envelopeId: 'e', amount: 6n });
  expect(told(rewardPaid(reward), rewardTaken(reward), packet)).toEqual([
    ['ana', 'bonus', 4n],
    ['ana', 'bonus', -4n],
    ['ana', 'bonus', 6n],
  ]);
});

test('rebates are told apart, and play and play money are no movements', () => {
  const rebated = { ...of, eventId: 'e', run: 1, amount: 5n };
  expect(told(lotteryRebate(rebated), teamRebate(rebated))).toEqual([
    ['ana', 'rebate', 5n],
    ['ana', 'lottery-rebate', 5n],
    ['ana', 'team-rebate', 5n],
  ]);
  const round = { ...of, roundId: 'r', stake: 5n, payout: 9n };
  expect(told(roundSettled(round), demoFunded({ ...of, amount: 9n } as never))).toEqual([]);
});
