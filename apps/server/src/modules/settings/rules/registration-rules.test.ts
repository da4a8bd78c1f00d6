// The fresh rules ask for what a registration needs and take what people really have.
import { validateField } from '@baize/contract';
import { expect, test } from 'vitest';
import { freshRules } from './registration-rules.ts';

test.each([
  ['username', 'lotus88'],
  ['password', 'correct-horse-battery'],
  ['payeeName', 'María-José O’Neil'.replace('’', "'")],
  ['payeeName', 'สมชาย ใจดี'],
  ['email', 'ann.lee+play@mail.example.com'],
  ['birthday', '1990-05-17'],
  ['affiliateCode', 'TEAM77'],
  ['paymentPassword', '246810'],
] as const)('%s takes %s', (field, value) => {
  expect(validateField(field, freshRules[field], value)).toBeUndefined();
});

test.each([
  ['username', '8lotus'],
  ['username', 'lotus 88'],
  ['password', 'short'],
  ['password', 'sëven-lotus'],
  ['payeeName', 'Madonna'],
  ['email', 'ann@localhost'],
  ['birthday', '17-05-1990'],
  ['paymentPassword', 'abcdef'],
] as const)('%s does not take %s', (field, value) => {
  expect(validateField(field, freshRules[field], value)?.refused).toBe('field-format');
});

test('a username, a password and a birthday are asked for, and nothing else', () => {
  const required = Object.entries(freshRules).filter(([, rule]) => rule.required);
  expect(required.map(([field]) => field)).toEqual([
    'username',
    'password',
    'confirmPassword',
    'birthday',
  ]);
});
