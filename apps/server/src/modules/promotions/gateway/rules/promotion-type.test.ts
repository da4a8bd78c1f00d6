// Kinds of promotions under the family's names.
import { expect, test } from 'vitest';
import { atLeast, cash, share, writtenWith } from '../../testing.ts';
import type { Spec } from '../../offers/rules/spec.ts';
import { promotionTypeOf } from './promotion-type.ts';

const typeOf = (spec: Partial<Spec>) => promotionTypeOf(writtenWith(spec).spec);
const tiersOf = (...conditions: ReturnType<typeof atLeast>[]) => ({
  tiers: [{ conditions: conditions.map((one) => ({ ...one })), rewards: [cash('10')] }],
});

test('a trigger of its own names the kind', () => {
  expect(typeOf({ trigger: 'signed-in' })).toBe('LOGIN');
  expect(typeOf({ trigger: 'application' })).toBe('SIGNUP');
  expect(typeOf({ trigger: 'invitation' })).toBe('REFERRAL');
  expect(typeOf({ trigger: 'code', code: 'X' })).toBe('PROMOCODE');
});

test.each([
  ['1', 'FIRST_DEPOSIT'],
  ['5', 'FIFTH_DEPOSIT'],
  ['6', 'DEPOSIT'],
])('deposit %s is %s', (value, type) => {
  const condition = { ...atLeast('deposit-number', value), test: 'equals' as const };
  const tiers = [{ conditions: [condition], rewards: [cash('10')] }];
  expect(typeOf({ trigger: 'deposit', tiers })).toBe(type);
});

test('play is a mission, a rescue, a count of deposits, or turnover', () => {
  expect(typeOf({ ...tiersOf(atLeast('turnover', '1')), everyTier: true })).toBe('MISSION');
  expect(typeOf(tiersOf(atLeast('deposit-count', '3')))).toBe('DEPOSIT_COUNT');
  expect(typeOf(tiersOf(atLeast('deposits', '3'), atLeast('turnover', '1')))).toBe(
    'DEPOSIT_BET_BONUS',
  );
  expect(typeOf(tiersOf(atLeast('turnover', '1')))).toBe('TURNOVER');
  const rescue = cash('0', { share: share('net-loss', 500) });
  expect(typeOf({ tiers: [{ conditions: [], rewards: [rescue] }] })).toBe('SAVIOR');
});
