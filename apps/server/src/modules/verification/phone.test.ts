// A number is read into one form however it was typed, and what cannot be a number is not read.
import { expect, test } from 'vitest';
import { readMailbox } from './mailbox.ts';
import { readPhone } from './phone.ts';

test.each([
  [{ mobileNum: '09171234567' }, '+639171234567'],
  [{ mobileNum: '9171234567' }, '+639171234567'],
  [{ mobileNum: '0917 123 4567', countryDialingCode: '63' }, '+639171234567'],
  [{ mobileNum: '917-123-4567', countryDialingCode: '+63' }, '+639171234567'],
  [{ mobileNum: '9171234567', countryDialingCode: '0063' }, '+639171234567'],
  [{ mobileNum: '+639171234567', countryDialingCode: '62' }, '+639171234567'],
  [{ mobileNum: '９１７１２３４５６７' }, '+639171234567'],
  [{ mobileNum: '812-3456-7890', countryDialingCode: '62' }, '+6281234567890'],
  [{ mobileNum: '12', countryDialingCode: '63' }, undefined],
  [{ mobileNum: '9171234567', countryDialingCode: '63 or 1=1' }, undefined],
  [{ mobileNum: '9'.repeat(50) }, undefined],
  [{ mobileNum: '' }, undefined],
])('%j is %s', (typed, expected) => {
  expect(readPhone(typed, 'PH')).toBe(expected);
});

test.each([
  [' Ana.Cruz@Example.com ', 'ana.cruz@example.com'],
  ['ana+play@mail.example.ph', 'ana+play@mail.example.ph'],
  ['ana', undefined],
  ['ana@localhost', undefined],
  ['a b@example.com', undefined],
  ['ana@exa\nmple.com', undefined],
  ['ana@example.com<script>.xx', undefined],
  ['ana@example.co\u0001m', undefined],
  ['an\u200Ba@example.com', undefined],
  ['ana@münchen.example', 'ana@münchen.example'],
  [`${'a'.repeat(65)}@example.com`, undefined],
  [`a@${'b'.repeat(250)}.com`, undefined],
])('%j is the mailbox %s', (typed, expected) => {
  expect(readMailbox(typed)).toBe(expected);
});
