// The first thing that is wrong with a registration is the one it is refused for.
import { expect, test } from 'vitest';
import { formOf } from '../testing.ts';
import { openRules } from '../testing-rules.ts';
import { refusalOf, type Facts } from './registration.ts';

const facts: Facts = {
  rules: openRules,
  adultAgeYears: 21,
  today: '2026-11-21',
  isCommon: (password) => password === 'password1',
  words: [],
  isMisleading: (username) => username === 'operator',
  termsVersion: '2026-11',
  way: 'username',
  isPasswordOptional: false,
  isCodeAsked: false,
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

test('by mobile number a password and a name are not asked, a number and a code are', () => {
  const byMobile: Facts = { ...facts, way: 'mobile', isPasswordOptional: true, isCodeAsked: true };
  const form = formOf({ username: '', password: '', confirmPassword: '', mobileNum: '9171234567' });
  expect(refusalOf(form, byMobile)).toMatchObject({ facts: { field: 'verificationCode' } });
  expect(refusalOf({ ...form, verificationCode: '1234567' }, byMobile)).toBeUndefined();
  expect(refusalOf({ ...form, mobileNum: '', verificationCode: '1' }, byMobile)).toMatchObject({
    refused: 'field-required',
    facts: { field: 'mobileNum' },
  });
});

test('whoever agrees to terms agrees to those that hold', () => {
  expect(refusalOf(formOf({ termsVersion: '2020-01' }), facts)).toEqual({
    refused: 'terms-missing',
  });
});

test('a name that misleads is refused, but for a number that is a name', () => {
  const form = formOf({ username: 'operator' });
  expect(refusalOf(form, facts)).toEqual({ refused: 'username-misleading' });
  const named = refusalOf(form, { ...facts, way: 'mobile', isCodeAsked: false });
  expect(named?.refused).not.toBe('username-misleading');
});
