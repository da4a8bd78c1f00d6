// Promotions whose parts contradict each other are refused by name.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, cash, raceWith, share, writtenWith } from '../../testing.ts';
import { refusalOfContradiction } from './check-contradictions.ts';
import { refusalOfWritten } from './check-written.ts';
import type { Condition, Reward, Spec, Written } from './spec.ts';

const refused = (spec: Partial<Spec>, more: Partial<Written> = {}) =>
  refusalOfContradiction(writtenWith(spec, more))?.refused;
const paying = (...rewards: Reward[]) => ({ tiers: [{ conditions: [], rewards }] });
const asking = (...conditions: Condition[]) => ({ tiers: [{ conditions, rewards: [cash('5')] }] });
const { audience, budget } = writtenWith({}).spec;

test('the whole check names a contradiction', () => {
  expect(refusalOfWritten(writtenWith({}))).toBeUndefined();
  const written = writtenWith({ audience: { ...audience, levelMin: 3, levelMax: 2 } });
  expect(refusalOfWritten(written)).toEqual({ refused: 'promotion-audience-wrong' });
});

test('somebody can be in the audience', () => {
  const wrong = 'promotion-audience-wrong';
  const of = (more: Partial<typeof audience>, spec: Partial<Spec> = {}, written = {}) =>
    refused({ audience: { ...audience, ...more }, ...spec }, written);
  expect(of({ levelMin: 2, levelMax: 2 })).toBeUndefined();
  expect(of({ levelMin: 3, levelMax: 2 })).toBe(wrong);
  expect(of({ registeredFrom: 2000, registeredUntil: 2000 })).toBe(wrong);
  expect(of({ registeredFrom: 2000 }, {}, { startsAt: 1000, endsAt: 2000 })).toBe(wrong);
  const before = { registeredUntil: 1000 };
  expect(of(before, {}, { startsAt: 1000 })).toBeUndefined();
  expect(of(before, { trigger: 'registered' }, { startsAt: 1000 })).toBe(wrong);
  expect(of({}, { trigger: 'registered', joins: true })).toBe(wrong);
});

test('conditions of a step can hold together', () => {
  const wrong = 'promotion-conditions-opposed';
  const most = (fact: Condition['fact'], value: string): Condition => ({
    ...atLeast(fact, value),
    test: 'at-most',
  });
  const equals = (fact: Condition['fact'], value: string): Condition => ({
    ...atLeast(fact, value),
    test: 'equals',
  });
  expect(refused(asking(atLeast('turnover', '10'), most('turnover', '10')))).toBeUndefined();
  expect(refused(asking(atLeast('turnover', '10.01'), most('turnover', '10')))).toBe(wrong);
  expect(refused(asking(equals('rounds', '3'), equals('rounds', '4')))).toBe(wrong);
  const slots = { categories: ['RNG' as const], vendors: [], games: [] };
  const ofSlots = { ...most('turnover', '10'), games: slots };
  expect(refused(asking(atLeast('turnover', '11'), ofSlots)), 'other games').toBeUndefined();
  expect(refused(asking(equals('round-ending', '7'), equals('round-ending', '17')))).toBe(
    undefined,
  );
  const upTo2 = { audience: { ...audience, levelMax: 2 } };
  expect(refused({ ...upTo2, ...asking(atLeast('level', '2')) })).toBeUndefined();
  expect(refused({ ...upTo2, ...asking(atLeast('level', '3')) })).toBe(wrong);
  const days = (value: string) => asking(atLeast('sign-in-days', value));
  expect(refused({ period: 'week', ...days('7') })).toBeUndefined();
  expect(refused({ period: 'week', ...days('8') })).toBe(wrong);
});

test('two bounds of one fact are refused exactly where no value meets both', () => {
  const cents = fc.integer({ min: 0, max: 1000 });
  const text = (amount: number) =>
    `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  fc.assert(
    fc.property(cents, cents, (least, most) => {
      const upper = { ...atLeast('turnover', text(most)), test: 'at-most' as const };
      const found = refused(asking(atLeast('turnover', text(least)), upper));
      expect(found === undefined).toBe(least <= most);
    }),
  );
});

test('the terms of bonus money can be met', () => {
  const wrong = 'promotion-terms-wrong';
  const { terms } = cash('5');
  const bonus = (more: Partial<typeof terms>, kind: Reward['kind'] = 'bonus') =>
    refused(paying(cash('5', { kind, terms: { ...terms, times: 1, ...more } })));
  expect(bonus({ stakeMax: '5', releaseMax: '10' })).toBeUndefined();
  expect(bonus({ stakeMax: '0' })).toBe(wrong);
  expect(bonus({ stakeMax: '0.0001' })).toBe(wrong);
  expect(bonus({ releaseMax: '0' })).toBe(wrong);
  expect(bonus({ stakeMax: '0' }, 'points'), 'points have none').toBeUndefined();
});

test('a large share has a highest amount, or the member has a budget', () => {
  const part = (hundredths: number, max: string | null = null) =>
    paying(cash('0', { share: { ...share('turnover', hundredths), max } }));
  expect(refused(part(1000)), 'a rebate').toBeUndefined();
  expect(refused(part(1001))).toBe('promotion-share-uncapped');
  expect(refused(part(1001, '100'))).toBeUndefined();
  expect(refused({ ...part(1001), budget: { ...budget, member: '100' } })).toBeUndefined();
});

test('budgets go together and cover the dearest reward', () => {
  const wrong = 'promotion-budget-opposed';
  const of = (more: Partial<typeof budget>, spec: Partial<Spec> = {}) =>
    refused({ budget: { ...budget, ...more }, ...spec });
  expect(of({ total: '1000', day: '1000', member: '10' })).toBeUndefined();
  expect(of({ total: '1000', day: '1000.01' })).toBe(wrong);
  expect(of({ total: '1000', member: '1000.01' })).toBe(wrong);
  expect(of({ member: '9.99' })).toBe(wrong);
  expect(of({ day: '9.99' })).toBe(wrong);
  const capped = paying(cash('0', { share: { ...share('turnover', 10), max: '1000.01' } }));
  expect(of({ total: '1000' }, capped)).toBe(wrong);
  // 100 to the first and 40 to the next two, all on one day.
  const race = (day: string) =>
    refusalOfContradiction(raceWith({ budget: { ...budget, day } }))?.refused;
  expect(race('180')).toBeUndefined();
  expect(race('179.99')).toBe(wrong);
});
