// Proves each written answer to a vendor's message on facts alone, and what a round is after it.
import { allCash } from '@baize/ledger';
import { maxUnits } from '@baize/money';
import { expect, test } from 'vitest';
import type { PlayerPlay, Round } from './round.ts';
import {
  isSameMessage,
  judge,
  roundAfter,
  type VendorEntry,
  type VendorFacts,
  type VendorMessage,
} from './vendor-round.ts';

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
  breakUntil: null,
  isExcluded: false,
  checkMinutes: null,
  checkedAt: 0,
  budgetAt: 0,
  limits: [],
  lastOpenedAt: 0,
};
const said: VendorMessage = {
  vendor: 'SBXA',
  requestId: 'm-1',
  kind: 'bet',
  playerId: 'ann',
  currency: 'PHP',
  round: 'r-1',
  roundId: 'our-round',
  transaction: 'our-message',
  gameCode: 'harbour-wheel',
  amount: 100n,
  betRef: '',
  now: 5000,
  sessionSince: 0,
  brandCheckMinutes: 0,
};
const nothing: VendorFacts = {
  round: undefined,
  play,
  bet: undefined,
  rolledBack: false,
  funding: undefined,
  splitOf: () => allCash,
  cash: 0n,
};
const message = (kind: VendorMessage['kind'], more: Partial<VendorMessage> = {}) => ({
  ...said,
  kind,
  ...(kind === 'rollback' ? { betRef: 'm-1', amount: 0n } : {}),
  ...(kind === 'end' ? { amount: 0n } : {}),
  ...more,
});

/** The round after these messages, each of which must be carried out. */
function roundOf(...messages: readonly VendorMessage[]): Round {
  const round = messages.reduce<Round | undefined>((before, one) => {
    const verdict = judge(one, { ...nothing, round: before, bet: entryOf(said) });
    if (typeof verdict === 'string') throw new Error(verdict);
    return roundAfter(one, before, verdict, 7n);
  }, undefined);
  if (!round) throw new Error('no round was opened');
  return round;
}

function entryOf(one: VendorMessage, more: Partial<VendorEntry> = {}): VendorEntry {
  const { transaction: _ours, now: at, sessionSince: _since, ...rest } = one;
  return { ...rest, moved: one.amount, error: '', balance: 0n, late: false, at, ...more };
}
const amounts = (verdict: ReturnType<typeof judge>) =>
  typeof verdict === 'string' ? verdict : verdict.posting?.legs.map(({ amount }) => amount);

test('a bet opens a round and is in play; another one joins it', () => {
  expect(amounts(judge(said, nothing))).toEqual([-100n, 100n]);
  const round = roundOf(said, message('bet', { requestId: 'm-2', amount: 50n }));
  expect(round).toMatchObject({ state: 'open', stake: 150n, payout: 0n, vendor: 'SBXA' });
});

test('a bet after its own rollback or after the end is refused', () => {
  expect(judge(said, { ...nothing, rolledBack: true })).toBe('bet-rolled-back');
  expect(judge(said, { ...nothing, round: roundOf(said, message('end')) })).toBe('round-closed');
});

// @proves R50
test('a bet is refused for an expired token, a closed game, a break and a limit', () => {
  for (const barred of ['token-expired', 'game-off', 'game-maintenance'] as const) {
    expect(judge({ ...said, barred }, nothing)).toBe(barred);
  }
  const onBreak = { ...play, breakUntil: 5001 };
  expect(judge(said, { ...nothing, play: onBreak })).toBe('player-on-break');
  const excluded = { ...onBreak, isExcluded: true };
  expect(judge(said, { ...nothing, play: excluded })).toBe('self-excluded');
  const due = { ...said, now: 60_000, brandCheckMinutes: 1 };
  expect(judge(due, nothing)).toBe('reality-check-due');
  const limits = [{ kind: 'stake', span: 'single', value: 99n }] as const;
  expect(judge(said, { ...nothing, play: { ...play, limits } })).toBe('stake-limit-reached');
});

test('the bets of a round together are limited to the stake of a round', () => {
  const most = { stakeMaximum: 150n };
  expect(judge({ ...said, ...most }, nothing)).toMatchObject({ moved: 100n });
  const round = roundOf(said);
  const more = message('bet', { requestId: 'm-2', ...most, amount: 50n });
  expect(judge(more, { ...nothing, round })).toMatchObject({ moved: 50n });
  expect(judge({ ...more, amount: 51n }, { ...nothing, round })).toBe('stake-too-high');
  expect(judge({ ...said, ...most, amount: 151n }, nothing)).toBe('stake-too-high');
});

test('a win is paid while a bet stands, after the end too; never without one', () => {
  expect(judge(message('win'), nothing)).toBe('bet-unknown');
  expect(amounts(judge(message('win'), { ...nothing, round: roundOf(said) }))).toEqual([
    100n,
    -100n,
  ]);
  const ended = roundOf(said, message('end'));
  expect(judge(message('win'), { ...nothing, round: ended })).toMatchObject({ late: true });
  const back = roundOf(said, message('rollback'));
  expect(judge(message('win'), { ...nothing, round: back })).toBe('bet-rolled-back');
  const none = judge(message('win', { amount: 0n }), { ...nothing, round: roundOf(said) });
  expect(none).toMatchObject({ posting: undefined, paid: 0n });
});

test('a win that overflows a round or a purse is refused', () => {
  const round = roundOf(said);
  const most = message('win', { amount: maxUnits });
  expect(judge(most, { ...nothing, round })).toMatchObject({ paid: maxUnits });
  expect(judge(most, { ...nothing, round, cash: 1n })).toBe('amount-invalid');
  const paid = roundOf(said, message('win', { amount: 1n }));
  expect(judge(most, { ...nothing, round: paid })).toBe('amount-invalid');
});

test('a rollback returns the taken stake: none, from play, or from the house', () => {
  const rollback = message('rollback');
  expect(judge(rollback, nothing)).toMatchObject({ posting: undefined, moved: 0n });
  const bet = entryOf(said);
  const open = { ...nothing, round: roundOf(said), bet };
  expect(judge(rollback, open)).toMatchObject({ moved: 100n, staked: -100n, late: false });
  expect(judge(rollback, { ...open, rolledBack: true })).toMatchObject({ moved: 0n });
  const refused = { ...bet, error: 'balance-too-low', moved: 0n } as const;
  expect(judge(rollback, { ...open, bet: refused })).toMatchObject({ moved: 0n });
  const ended = judge(rollback, { ...open, round: roundOf(said, message('end')) });
  expect(ended).toMatchObject({ moved: 100n, late: true });
  expect(ended).toMatchObject({ posting: { legs: [{}, { account: { kind: 'house-gaming' } }] } });
});

test('the last bet of a round that paid cannot be rolled back, one of several can', () => {
  const paid = roundOf(said, message('win'));
  const facts = { ...nothing, round: paid, bet: entryOf(said) };
  expect(judge(message('rollback'), facts)).toBe('round-paid');
  const two = roundOf(said, message('bet', { amount: 30n }), message('win'));
  expect(judge(message('rollback'), { ...facts, round: two })).toMatchObject({ moved: 100n });
});

test('a rollback that names another’s bet, another round or no bet is refused', () => {
  const facts = { ...nothing, round: roundOf(said) };
  const others = [{ playerId: 'bob' }, { roundId: 'other' }, { kind: 'win' }] as const;
  for (const other of others) {
    expect(judge(message('rollback'), { ...facts, bet: entryOf(said, other) })).toBe('bet-unknown');
  }
});

test('the end takes the rest in play once; a round without bets is void', () => {
  const end = message('end');
  expect(judge(end, nothing)).toBe('bet-unknown');
  expect(amounts(judge(end, { ...nothing, round: roundOf(said) }))).toEqual([-100n, 100n]);
  const ended = roundOf(said, end);
  expect(ended).toMatchObject({ state: 'settled', balanceAfter: 7n, settledAt: 5000 });
  expect(judge(end, { ...nothing, round: ended })).toMatchObject({
    late: true,
    posting: undefined,
  });
  expect(roundOf(said, message('rollback'), end)).toMatchObject({ state: 'void', stake: 0n });
  expect(roundOf(said, end, message('rollback'))).toMatchObject({ state: 'void', stake: 0n });
});

test('a message is the same only with equal contents', () => {
  const entry = entryOf(said);
  expect(isSameMessage(entry, { ...said, now: 9, sessionSince: 9, barred: 'game-off' })).toBe(true);
  const others: Partial<VendorMessage>[] = [
    { kind: 'win' },
    { playerId: 'bob' },
    { round: 'r-2' },
    { currency: 'FUN' },
    { amount: 101n },
    { gameCode: 'other' },
    { betRef: 'm-9' },
  ];
  for (const other of others) expect(isSameMessage(entry, { ...said, ...other })).toBe(false);
});
