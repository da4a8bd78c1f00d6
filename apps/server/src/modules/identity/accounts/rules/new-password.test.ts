// A password that leans on the brand, the username or the mailbox is refused; one that merely holds
// such a word beside enough of its own is not.
import { isRefusal } from '@baize/contract';
import { expect, test } from 'vitest';
import { leansOn, refusalOfNew } from './new-password.ts';

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 8,
  maxLength: 64,
};
const facts = { rule, isCommon: (text: string) => text === 'iloveyou1', words: ['lotus88'] };
const judge = (newPassword: string, confirmNewPassword = newPassword) =>
  refusalOfNew({ newPassword, confirmNewPassword }, facts);

// @proves R9 V6.1.2 V6.2.4 V6.2.11
test.each([
  ['short', 'field-format'],
  ['iloveyou1', 'password-common'],
  ['ILoveYou1', 'password-common'],
  ['lotus8812', 'password-common'],
  ['xLOTUS88x', 'password-common'],
])('%s is refused: %s', (password, refused) => {
  expect(judge(password)).toMatchObject({ refused });
});

test('both passwords must be equal, and a good one is accepted', () => {
  expect(judge('seven-lotus-42', 'seven-lotus-43')).toEqual({ refused: 'passwords-differ' });
  expect(isRefusal(judge('seven-lotus-42'))).toBe(false);
  expect(isRefusal(judge('a lotus88 pond in spring'))).toBe(false);
});

// @proves V6.2.11
test('short words are ignored', () => {
  expect(leansOn('ana12345', ['ana'])).toBe(false);
  expect(leansOn('anas1234', ['anas'])).toBe(true);
});
