// A policy value is kept only when it is of its kind, within its bounds and agrees with the others.
import { policies, profiles, profileValue } from '@baize/contract';
import { expect, test } from 'vitest';
import { agree, fitsPolicy, policiesOf, policyNames, shownPolicy } from './policy-value.ts';

test.each(profiles)('the values of the profile %s fit and agree', (profile) => {
  for (const name of policyNames) expect(fitsPolicy(name, profileValue(name, profile))).toBe(true);
  expect(agree(policiesOf(profile, {}))).toBe(true);
});

test.each([
  ['adultAgeYears', 18, true],
  ['adultAgeYears', 17, false],
  ['adultAgeYears', 18.5, false],
  ['adultAgeYears', '18', false],
  ['depositMinimum', '0.01', true],
  ['depositMinimum', '0.001', false],
  ['depositMinimum', '-1', false],
  ['depositMinimum', 50, false],
  ['homeNeedsLogin', true, true],
  ['homeNeedsLogin', 'true', false],
  ['identityCheck', 'before-play', true],
  ['identityCheck', 'sometimes', false],
  ['identityCheck', ['never'], false],
  ['initialPassword', '', true],
  ['initialPassword', 'lotus 88', true],
  ['initialPassword', 'a'.repeat(65), false],
  ['initialPassword', 'lotus\n88', false],
] as const)('%s %o: %s', (name, value, fits) => {
  expect(fitsPolicy(name, value)).toBe(fits);
});

test('a minimum above its maximum does not agree', () => {
  expect(agree(policiesOf('default', { depositMinimum: '2000000' }))).toBe(false);
});

test('a kept value that no longer fits gives way to the profile’s', () => {
  const values = policiesOf('strict', { adultAgeYears: 99, turboAllowed: true });
  expect(values.adultAgeYears).toBe(21);
  expect(values.turboAllowed).toBe(true);
  expect(values.spinIntervalMs).toBe(2500);
});

test('a hidden text is told only as being there', () => {
  expect(shownPolicy('initialPassword', '')).toBe('');
  expect(shownPolicy('initialPassword', 'lotus88')).not.toContain('lotus');
  expect(shownPolicy('identityCheck', 'never')).toBe('never');
});

// @proves R57
test('the German profile sets the notice, its pause, the stake and the pace together', () => {
  const german = policiesOf('german', {});
  expect(german).toMatchObject({
    realityCheckMinutes: 60,
    realityCheckLockMinutes: 5,
    slotStakeMaximum: '1',
    slotStakeMaximumYoung: '1',
    spinIntervalMs: 5000,
    turboAllowed: false,
    autoplayAllowed: false,
  });
  expect(german.withdrawalMaximum).toBe(policies.withdrawalMaximum.strict);
});
