// The state of a crash game after news in any order: what has left is won, what flew on is lost,
// and stakes keep their places.
import { expect, test } from 'vitest';
import { flying, round, start, terms } from '../testing/open-room.tsx';
import { firstState, payoutAt, withCashOuts, withEnd, withNow, withSlips } from './crash-state.ts';
import type { CrashNow, OwnSlip } from './crash-terms.ts';

const slip = (slipId: string, change: Partial<OwnSlip> = {}): OwnSlip => ({
  slipId,
  round: '20261127-00001',
  stake: '10.00',
  auto: null,
  last: 1_000_000,
  state: 'open',
  at: null,
  by: null,
  payout: '0.00',
  placedAt: start,
  free: null,
  ...change,
});
const now = (mine: readonly OwnSlip[]): CrashNow => ({
  now: start,
  round: round(),
  mine: [...mine],
  others: [],
  count: 0,
  staked: '0.00',
  last: [],
  balance: '1.00',
  freeBets: [],
});
const stateWith = (...mine: readonly OwnSlip[]) => withNow(firstState(terms), now(mine), 0);
const ended = (point: number, ceiling = 1_000_000) => flying({ state: 'ended', point, ceiling });

test.each([
  [
    'taken out by hand',
    slip('a', { state: 'taken', at: 150, by: 'player' }),
    ended(160),
    'won',
    150,
  ],
  ['set below the end', slip('a', { auto: 140, last: 140 }), ended(160), 'won', 140],
  ['set at the end itself', slip('a', { auto: 160, last: 160 }), ended(160), 'won', 160],
  ['set above the end', slip('a', { auto: 161, last: 161 }), ended(160), 'lost', null],
  ['nothing set', slip('a'), ended(160), 'lost', null],
  ['the round’s cap is reached', slip('a'), ended(500, 300), 'won', 300],
] as const)('%s', (_, own, round, state, at) => {
  const [panel] = withEnd(stateWith(own), round, start).panels;
  expect(panel?.slip).toMatchObject({ state, at });
});

test('stakes keep their places when all is read again', () => {
  const first = stateWith(slip('b', { placedAt: 2 }), slip('a', { placedAt: 1 }));
  expect(first.panels.map((panel) => panel.slip?.slipId)).toEqual(['a', 'b']);
  const again = withNow(first, now([slip('b')]), 0);
  expect(again.panels.map((panel) => panel.slip?.slipId)).toEqual([undefined, 'b']);
});

test('stakes add up, and those of another round change nothing', () => {
  const bet = { key: 'k', name: 'bu***i', stake: '5.00', at: null };
  const told = { gameCode: terms.gameCode, round: '20261127-00001', slips: [bet] };
  const state = withSlips(stateWith(), { ...told, count: 3, staked: '15.00' });
  expect([state.count, state.staked]).toEqual([3, '15.00']);
  expect(withSlips(state, { ...told, round: 'x', count: 1, staked: '1.00' })).toBe(state);
  const out = withCashOuts(state, { ...told, slips: [{ ...bet, at: 130 }] });
  expect(out.others).toEqual([{ ...bet, at: 130 }]);
});

test('an end that is told twice stands once among the last', () => {
  const state = withEnd(withEnd(stateWith(), ended(160), start), ended(160), start);
  expect(state.last).toEqual([{ round: '20261127-00001', point: 160, endedAt: start }]);
});

test('a payout is the stake at the multiplier', () => {
  expect(payoutAt('10.00', 253)).toBe('25.30');
  expect(payoutAt('1.00', 101)).toBe('1.01');
});
