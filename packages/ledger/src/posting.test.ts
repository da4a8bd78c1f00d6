// Proves that a posting which does not balance, repeats an account or has one leg is never
// accepted, that every builder's postings balance, and that the fingerprint changes with any part
// of the content.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  demoFunded,
  depositSettled,
  fingerprintOf,
  playerAccount,
  roundSettled,
  stakeOpened,
  stakeVoided,
  teamTransferred,
  teamTransferReversed,
  withdrawalPaid,
  withdrawalReceived,
  withdrawalRefused,
  withdrawalRequested,
} from './index.ts';
import { assertPosting, type Posting } from './posting.ts';

const cash = playerAccount('player-cash', 'ana', 'PHP');
const held = playerAccount('player-held', 'ana', 'PHP');

function posting(...legs: Posting['legs']): Posting {
  return { key: 'k', event: 'deposit-settled', reference: 'r', legs };
}

test.each([
  ['needs two legs', posting({ account: cash, amount: 0n })],
  ['has no legs', { ...posting(), legs: [] }],
  ['does not sum to zero', posting({ account: cash, amount: 5n }, { account: held, amount: -4n })],
  [
    'does not sum to zero in USD',
    posting(
      { account: cash, amount: 0n },
      { account: { ...cash, currency: 'USD' }, amount: 3n },
      { account: held, amount: 0n },
    ),
  ],
  ['twice', posting({ account: cash, amount: 5n }, { account: { ...cash }, amount: -5n })],
  [
    'sharded',
    posting(
      { account: { owner: 'house', kind: 'house-gaming', currency: 'PHP' }, amount: 5n },
      { account: cash, amount: -5n },
    ),
  ],
])('a posting that %s is a fault', (words, wrong) => {
  expect(() => assertPosting(wrong)).toThrow(words === 'has no legs' ? 'needs two legs' : words);
});

const facts = fc.record({
  playerId: fc.uuid(),
  currency: fc.constantFrom('PHP', 'USD'),
  roundId: fc.uuid(),
  depositId: fc.uuid(),
  withdrawalId: fc.uuid(),
  transferId: fc.uuid(),
  senderId: fc.uuid(),
  receiverId: fc.uuid(),
  amount: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  stake: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  payout: fc.bigInt({ min: 0n, max: 10n ** 15n }),
});

test.each([
  depositSettled,
  stakeOpened,
  roundSettled,
  stakeVoided,
  withdrawalRequested,
  withdrawalRefused,
  withdrawalPaid,
  withdrawalReceived,
  demoFunded,
  teamTransferred,
  teamTransferReversed,
])('%s balances for any amounts', (build) => {
  fc.assert(fc.property(facts, (given) => assertPosting(build(given))));
});

test('a round of 10 that pays 25 takes 15 from the house', () => {
  const round = { roundId: 'r', playerId: 'ana', currency: 'PHP', stake: 10n, payout: 25n };
  expect(roundSettled(round).legs.map(({ amount }) => amount)).toEqual([-10n, -15n, 25n]);
  const lost = roundSettled({ ...round, payout: 0n });
  expect(lost.legs.map(({ amount }) => amount)).toEqual([-10n, 10n]);
});

test('a team transfer of 7 leaves one purse for the other, and a reversal brings it back', () => {
  const facts = {
    transferId: 't',
    senderId: 'ann',
    receiverId: 'ben',
    currency: 'PHP',
    amount: 7n,
  };
  const legs = (posting: Posting) =>
    posting.legs.map(({ account, amount }) => [account.kind, account.owner, amount]);
  expect(legs(teamTransferred(facts))).toEqual([
    ['player-cash', 'ann', -7n],
    ['player-cash', 'ben', 7n],
  ]);
  expect(legs(teamTransferReversed(facts))).toEqual([
    ['player-cash', 'ben', -7n],
    ['player-cash', 'ann', 7n],
  ]);
});

test('the fingerprint tells event, reference, account and amount apart', () => {
  const base = posting({ account: cash, amount: 5n }, { account: held, amount: -5n });
  const others: Posting[] = [
    { ...base, event: 'demo-funded' },
    { ...base, reference: 's' },
    posting({ account: cash, amount: 6n }, { account: held, amount: -6n }),
    posting({ account: held, amount: 5n }, { account: cash, amount: -5n }),
  ];
  const prints = [base, ...others].map(fingerprintOf);
  expect(new Set(prints).size).toBe(prints.length);
  expect(fingerprintOf({ ...base, key: 'other' })).toBe(fingerprintOf(base));
  expect(Number.isSafeInteger(prints[0])).toBe(true);
});
