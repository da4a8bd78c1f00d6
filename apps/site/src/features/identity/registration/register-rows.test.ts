// The form is short enough for its button to be in sight, and asks for an age once.
import { expect, test } from 'vitest';
import { asksBirthday, type Rules } from './register-rules.ts';
import { rowsOf } from './register-rows.ts';

const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: 'any' };
const of = (...fields: readonly string[]): Rules =>
  Object.fromEntries(fields.map((field) => [field, { ...rule, minLength: 1, maxLength: 40 }]));
const usual = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'email',
  'affiliateCode',
  'birthday',
  'referralCode',
];

test('short fields stand two by two, passwords side by side, the name alone', () => {
  expect(rowsOf(of(...usual))).toEqual([
    ['username'],
    ['password', 'confirmPassword'],
    ['email', 'payeeName'],
    ['birthday', 'paymentPassword'],
    ['affiliateCode', 'referralCode'],
  ]);
});

test('a number and its code need a row of their own', () => {
  const rows = rowsOf(of('mobileNum', 'verificationCode', 'email', 'birthday'));
  expect(rows).toEqual([['mobileNum'], ['verificationCode'], ['email', 'birthday']]);
});

test('a visitor who gives a birthday is not asked for their age', () => {
  expect([asksBirthday(of('birthday')), asksBirthday(of('email'))]).toEqual([true, false]);
});
