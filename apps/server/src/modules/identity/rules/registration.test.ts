// The first thing that is wrong with a registration is the one it is refused for.
import { expect, test } from 'vitest';
import { formOf } from '../testing.ts';
import { openRules } from '../testing-rules.ts';
import { refusalOf } from './registration.ts';

const facts = {
  rules: openRules,
  adultAgeYears: 21,
  today: '2026-11-21',
  isCommon: (password: string) => password === 'password1',
};

test('a form that is in order is not refused', () => {
  expect(refusalOf(formOf(), facts)).toBeUndefined();
});

test('a missing field is told before one in the wrong form, whatever their places', () => {
  const form = formOf({ username: '8', birthday: '' });
  expect(refusalOf(form, facts)).toMatchObject({
    refused: 'field-required',
    facts: { field: 'birthday' },
  });
});

test('an easy password is told before an age, and in any case of letters', () => {
  const form = formOf({ password: 'PassWord1', birthday: '2020-01-01' });
  expect(refusalOf(form, facts)).toEqual({ refused: 'password-common' });
});

test('the age that is asked for is the policy’s', () => {
  const form = formOf({ birthday: '2006-11-21' });
  expect(refusalOf(form, facts)).toEqual({ refused: 'age-below-limit', facts: { age: 21 } });
  expect(refusalOf(form, { ...facts, adultAgeYears: 20 })).toBeUndefined();
});

test('a field that is off is not looked at', () => {
  const off = { ...openRules.birthday, enabled: false };
  const form = formOf({ birthday: '' });
  expect(refusalOf(form, { ...facts, rules: { ...openRules, birthday: off } })).toBeUndefined();
});
