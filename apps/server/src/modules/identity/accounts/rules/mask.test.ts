// All but the last four characters of a number are hidden, and all of a mailbox’s name but one.
import { expect, test } from 'vitest';
import { maskMail, maskNumber } from './mask.ts';

test.each([
  ['628123456789', '********6789'],
  ['1234', '1234'],
  ['', ''],
])('%s is shown as %s', (number, shown) => {
  expect(maskNumber(number)).toBe(shown);
});

test.each([
  ['ana.cruz@example.com', 'a***@example.com'],
  ['a@b.ph', 'a***@b.ph'],
  ['', ''],
])('the mailbox %s is shown as %s', (mailbox, shown) => {
  expect(maskMail(mailbox)).toBe(shown);
});
