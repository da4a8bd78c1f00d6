// Facts of members, condition by condition.
import { dayAt, parseUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { factOf, isAmong, judge, readsPlay, type MemberFacts, type Played } from './facts.ts';
import { writtenWith, atLeast, cash, share } from '../../testing.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const now = Date.parse('2026-11-27T04:00:00Z');
const everyGame = { categories: [], vendors: [], games: [] };

const slot: Played = {
  vendor: '',
  gameCode: 'coral-bloom',
  category: 'RNG',
  rounds: 3,
  valid: units('30'),
  staked: units('30'),
  paid: units('12.5'),
};
const table: Played = {
  vendor: 'SBXA',
  gameCode: 'wheel',
  category: 'LIVE',
  rounds: 1,
  valid: units('7'),
  staked: units('10'),
  paid: units('40'),
};
const facts: MemberFacts = {
  played: [slot, table],
  deposits: [{ amount: units('100') }, { amount: units('50.5') }],
  signInDays: [dayAt(now) - 3, dayAt(now) - 2, dayAt(now) - 1],
  level: 2,
  registeredAt: now - 10 * 86_400_000 - 1,
  cause: {},
  now,
};

test('a filter of games takes a category, a vendor or a game; an empty one takes all', () => {
  expect(isAmong(everyGame, slot)).toBe(true);
  expect(isAmong({ ...everyGame, categories: ['RNG'] }, slot)).toBe(true);
  expect(isAmong({ ...everyGame, categories: ['RNG'] }, table)).toBe(false);
  expect(isAmong({ ...everyGame, vendors: ['BAIZE'] }, slot)).toBe(true);
  expect(isAmong({ ...everyGame, games: ['SBXA/wheel'] }, table)).toBe(true);
  expect(isAmong({ ...everyGame, games: ['SBXA/other'] }, table)).toBe(false);
});

test.each([
  ['turnover', '37'],
  ['rounds', '4'],
  ['net-loss', '0'],
  ['deposits', '150.5'],
  ['deposit-count', '2'],
  ['sign-in-days', '3'],
  // Today has no sign-in yet: the row lasts until it is over.
  ['sign-in-row', '3'],
  ['level', '2'],
  ['account-days', '10'],
] as const)('%s is %s', (fact, value) => {
  expect(factOf(fact, everyGame, facts)).toBe(units(value));
});

test('a net loss is of the games that count', () => {
  expect(factOf('net-loss', { ...everyGame, categories: ['RNG'] }, facts)).toBe(units('17.5'));
});

test('a row of sign-ins ends with a day left out', () => {
  const gap = { ...facts, signInDays: [dayAt(now), dayAt(now) - 2] };
  expect(factOf('sign-in-row', everyGame, gap)).toBe(units('1'));
});

test('a condition of a cause holds only where there is one', () => {
  const first = { ...atLeast('deposit-number', '1'), test: 'equals' as const };
  expect(judge(first, facts).holds).toBe(false);
  expect(judge(first, { ...facts, cause: { depositNumber: 1 } }).holds).toBe(true);
  expect(judge(first, { ...facts, cause: { depositNumber: 2 } }).holds).toBe(false);
});

test('a round wins by the end of its number', () => {
  const ending = { ...atLeast('round-ending', '888'), test: 'equals' as const };
  expect(judge(ending, { ...facts, cause: { roundNumber: '12888' } }).holds).toBe(true);
  expect(judge(ending, { ...facts, cause: { roundNumber: '88812' } }).holds).toBe(false);
  expect(judge(ending, facts).holds).toBe(false);
});

test('tests of a condition include their bound', () => {
  const of = (comparison: 'at-least' | 'at-most' | 'equals', value: string) =>
    judge({ ...atLeast('turnover', value), test: comparison }, facts).holds;
  expect([of('at-least', '37'), of('at-least', '37.0001')]).toEqual([true, false]);
  expect([of('at-most', '37'), of('at-most', '36.9999')]).toEqual([true, false]);
  expect([of('equals', '37'), of('equals', '37.01')]).toEqual([true, false]);
});

test('a promotion reads play where a condition or a share is of play', () => {
  const tiers = (conditions: ReturnType<typeof atLeast>[], reward = cash('10')) =>
    writtenWith({ tiers: [{ conditions, rewards: [reward] }] }).spec;
  expect(readsPlay(tiers([]))).toBe(false);
  expect(readsPlay(tiers([atLeast('deposits', '1')]))).toBe(false);
  expect(readsPlay(tiers([atLeast('turnover', '1')]))).toBe(true);
  expect(readsPlay(tiers([], cash('0', { share: share('net-loss', 500) })))).toBe(true);
});

test('a round is judged by what it paid and by its lucky number, of games that count', () => {
  const round = { vendor: 'SBXA', gameCode: 'wheel', category: 'LIVE' };
  const lucky = { ...facts, cause: { multiple: 1000, roundNumber: '004288', round } };
  const ending = (value: string) => ({
    ...atLeast('round-ending', value),
    test: 'equals' as const,
  });
  expect(judge(atLeast('multiple', '1000'), lucky).holds).toBe(true);
  expect(judge(atLeast('multiple', '1001'), lucky).holds).toBe(false);
  expect([judge(ending('88'), lucky).holds, judge(ending('89'), lucky).holds]).toEqual([
    true,
    false,
  ]);
  const slots = { games: { ...everyGame, categories: ['RNG' as const] } };
  expect(judge({ ...atLeast('multiple', '1'), ...slots }, lucky).holds).toBe(false);
  expect(judge({ ...ending('88'), ...slots }, lucky).holds).toBe(false);
  expect(judge(ending('88'), facts).holds).toBe(false);
});
