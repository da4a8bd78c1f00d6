// A draft on a member's past gives what it would have given: by period, deposit or sign-in.
import { dayAt, parseUnits } from '@baize/money';
import { expect, test } from 'vitest';
import type { Spec } from '../../offers/rules/spec.ts';
import { atLeast, cash, share, writtenWith } from '../../testing.ts';
import { periodsIn, triedTriggers, tryMember, type Past } from './trial.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const window = { from: day('2026-11-16'), until: day('2026-11-26') };
const specOf = (spec: Partial<Spec>) => writtenWith(spec).spec;
const tiers = (fact: Parameters<typeof atLeast>[0], value: string) => [
  { conditions: [atLeast(fact, value)], rewards: [cash('10')] },
];

const played = (period: number, valid: string) => ({
  period,
  vendor: '',
  gameCode: 'coral-bloom',
  category: 'RNG',
  rounds: 1,
  valid: units(valid),
  staked: units(valid),
  paid: 0n,
});
const nothing: Past = { played: [], deposits: [], signInDays: [], level: 0, registeredAt: 0 };
const tried = (spec: Spec, past: Partial<Past>) =>
  tryMember(spec, { ...nothing, ...past }, periodsIn(spec, window));

test('a window is cut into periods of the house; at their end only whole ones count', () => {
  expect(periodsIn(specOf({ period: 'day' }), window)).toHaveLength(10);
  const weeks = periodsIn(specOf({ period: 'week' }), window);
  expect(weeks.map(({ from, until }) => [from, until])).toEqual([
    [day('2026-11-16'), day('2026-11-23')],
    [day('2026-11-23'), day('2026-11-26')],
  ]);
  expect(periodsIn(specOf({ period: 'week', atPeriodEnd: true }), window)).toHaveLength(1);
  expect(periodsIn(specOf({ period: 'once' }), window)).toMatchObject([window]);
});

test('play is judged period by period', () => {
  const daily = specOf({ period: 'day', tiers: tiers('turnover', '100') });
  const past = { played: [played(0, '100'), played(1, '60'), played(1, '39'), played(5, '500')] };
  expect(tried(daily, past)).toEqual({ rewards: 2, cost: units('20') });
  const once = specOf({ period: 'once', tiers: tiers('turnover', '100') });
  expect(tried(once, past)).toEqual({ rewards: 1, cost: units('10') });
});

test('of tiers the highest counts, or as milestones every one', () => {
  const two = [...tiers('turnover', '10'), ...tiers('turnover', '20')];
  const past = { played: [played(0, '20')] };
  expect(tried(specOf({ tiers: two }), past).rewards).toBe(1);
  expect(tried(specOf({ tiers: two, everyTier: true }), past).rewards).toBe(2);
});

test('deposits set it off each time, or once a period', () => {
  const deposits = [
    { amount: units('100'), number: 1, at: day('2026-11-17') },
    { amount: units('50'), number: 2, at: day('2026-11-17') + 1 },
    { amount: units('200'), number: 3, at: day('2026-11-18') },
    { amount: units('999'), number: 4, at: window.until },
  ];
  const part = [{ conditions: [], rewards: [cash('0', { share: share('deposit-amount', 1000) })] }];
  const of = (period: Spec['period']) => specOf({ trigger: 'deposit', period, tiers: part });
  expect(tried(of('each'), { deposits })).toEqual({ rewards: 3, cost: units('35') });
  expect(tried(of('day'), { deposits })).toEqual({ rewards: 2, cost: units('30') });
  const first = { ...atLeast('deposit-number', '1'), test: 'equals' as const };
  const welcome = specOf({
    trigger: 'deposit',
    tiers: [{ conditions: [first], rewards: [cash('5')] }],
  });
  expect(tried(welcome, { deposits }).cost).toBe(units('5'));
});

test('days in a row are those up to the sign-in', () => {
  const first = dayAt(window.from);
  const row = specOf({ trigger: 'signed-in', period: 'each', tiers: tiers('sign-in-row', '3') });
  const signInDays = [first, first + 1, first + 2, first + 3, first + 6];
  expect(tried(row, { signInDays }).rewards).toBe(2);
});

test('a registration counts in the window alone', () => {
  const welcome = specOf({ trigger: 'registered' });
  expect(tried(welcome, { registeredAt: window.from }).rewards).toBe(1);
  expect(tried(welcome, { registeredAt: window.until }).rewards).toBe(0);
  expect([triedTriggers.has('registered'), triedTriggers.has('application')]).toEqual([
    true,
    false,
  ]);
});
