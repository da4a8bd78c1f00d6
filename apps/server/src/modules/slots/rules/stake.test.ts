// Proves that a slot takes the stakes of its ladder, however they are written, none between, and
// none above what the policy lets a person of that age stake.
import { policies, type Policies } from '@baize/contract';
import { slotGameOf, stakesOf } from '@baize/engines';
import { parseUnits, printUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { asksForAge, offeredStake, offeredStakes, stakeMaximumAt } from './stake.ts';

const game = slotGameOf('golden-lotus-20') ?? expect.fail('the game is in the registry');
const ladder = stakesOf(game.definition);
const policyOf = (profile: 'default' | 'strict') =>
  Object.fromEntries(
    Object.entries(policies).map(([name, fact]) => [name, fact[profile]]),
  ) as Policies;
const offeredAt = (policy: Policies, age: number | undefined) =>
  offeredStakes(game, stakeMaximumAt(policy, age));
const highest = (age: number | undefined, policy: Policies) =>
  printUnits(offeredAt(policy, age).at(-1) ?? 0n, 2);

test('every stake of the ladder is offered, with two decimals or four', () => {
  expect(offeredAt(policyOf('default'), undefined)).toEqual(ladder);
  for (const stake of ladder) {
    expect(offeredStake(ladder, printUnits(stake, 2))).toBe(stake);
    expect(offeredStake(ladder, printUnits(stake, 4))).toBe(stake);
  }
});

test.each(['0', '0.01', '1.0001', '-1', '1e1', 'one', '', ' 1', '1,00', '99999999999999'])(
  '"%s" is not offered',
  (text) => {
    expect(offeredStake(ladder, text)).toBeUndefined();
  },
);

// @proves R73
test('the strict profile: 5 from 25 years on, 2 below or without a known age', () => {
  const strict = policyOf('strict');
  expect(highest(25, strict)).toBe('5.00');
  expect(highest(24, strict)).toBe('2.00');
  expect(highest(undefined, strict)).toBe('2.00');
  expect(offeredStake(offeredAt(strict, 24), '3.00')).toBeUndefined();
  expect(offeredStake(offeredAt(strict, 25), '3.00')).toBe(parseUnits('3', { decimalsMax: 2 }));
});

test('the lower of two caps holds, and an age is read only where needed', () => {
  const base = policyOf('default');
  const young = { ...base, slotStakeMaximum: '1', slotStakeMaximumYoung: '20' };
  expect(highest(20, young)).toBe('1.00');
  expect(asksForAge(base)).toBe(false);
  expect(asksForAge(young)).toBe(true);
});
