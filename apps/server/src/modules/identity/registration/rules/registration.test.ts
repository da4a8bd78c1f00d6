// The first thing that is wrong with a registration is the one it is refused for.
import { expect, test } from 'vitest';
import { formOf } from '../../testing.ts';
import { openRules } from '../testing-rules.ts';
import { refusalOf, type Facts } from './registration.ts';

const facts: Facts = {
  rules: openRules,
  adultAgeYears: 21,
  today: '2026-11-21',
  isCommon: (password) => password === 'password1',
  words: [],
  isMisleading: (name) => name === 'operator',
  termsVersion: '2026-11',
  way: 'username',
  isPasswordOptional: false,
  isCodeAsked: false,
};

test('a valid form is accepted', () => {
  expect(refusalOf(formOf(), facts)).toBeUndefined();
});

test('missing fields are refused before malformed ones, in any order', () => {
  const form = formOf({ username: '8', birthday: '' });
  expect(refusalOf(form, facts)).toMatchObject({
    refused: 'field-required',
    facts: { field: 'birthday' },
  });
});

test('an easy password, in any case, is refused before an age', () => {
  const form = formOf({ password: 'PassWord1', birthday: '2020-01-01' });
  expect(refusalOf(form, facts)).toEqual({ refused: 'password-common' });
});

// @proves L130 L165 R1
test('the minimum age is the policy’s', () => {
  const form = formOf({ birthday: '2006-11-21' });
  expect(refusalOf(form, facts)).toEqual({ refused: 'age-below-limit', facts: { age: 21 } });
  expect(refusalOf(form, { ...facts, adultAgeYears: 20 })).toBeUndefined();
});

test('a field that is off is ignored', () => {
  const off = { ...openRules.birthday, enabled: false };
  const form = formOf({ birthday: '' });
  expect(refusalOf(form, { ...facts, rules: { ...openRules, birthday: off } })).toBeUndefined();
});

test('registration by mobile needs a number and a code, no name or password', () => {
  const byMobile: Facts = { ...facts, way: 'mobile', isPasswordOptional: true, isCodeAsked: true };
  const form = formOf({ username: '', password: '', confirmPassword: '', mobileNum: '9171234567' });
  expect(refusalOf(form, byMobile)).toMatchObject({ facts: { field: 'verificationCode' } });
  expect(refusalOf({ ...form, verificationCode: '1234567' }, byMobile)).toBeUndefined();
  expect(refusalOf({ ...form, mobileNum: '', verificationCode: '1' }, byMobile)).toMatchObject({
    refused: 'field-required',
    facts: { field: 'mobileNum' },
  });
});

test('only the current terms can be accepted', () => {
  expect(refusalOf(formOf({ termsVersion: '2020-01' }), facts)).toEqual({
    refused: 'terms-missing',
  });
});

test('a misleading name is refused unless it is a number that is a name', () => {
  const form = formOf({ username: 'operator' });
  expect(refusalOf(form, facts)).toMatchObject({ facts: { field: 'username' } });
  const named = refusalOf(form, { ...facts, way: 'mobile', isCodeAsked: false });
  expect(named?.refused).not.toBe('name-misleading');
});

test('a misleading nickname is refused however somebody registers', () => {
  const named = formOf({ nickname: 'operator' });
  const refusal = { refused: 'name-misleading', facts: { field: 'nickname' } };
  expect(refusalOf(named, facts)).toEqual(refusal);
  expect(refusalOf(named, { ...facts, way: 'mobile' })).toEqual(refusal);
  expect(refusalOf(formOf({ nickname: 'Lotus' }), facts)).toBeUndefined();
});
