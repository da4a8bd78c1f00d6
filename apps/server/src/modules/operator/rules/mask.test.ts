// Proves how much of a contact is shown.
import { expect, test } from 'vitest';
import { maskDay, maskEnd, maskMailbox, maskRecipient } from './mask.ts';

test('a number shows its last three digits, a short one none', () => {
  expect(maskEnd('+639171234567')).toBe('**********567');
  expect(maskEnd('123')).toBe('***');
  expect(maskEnd('')).toBe('');
});

test('a mailbox shows its first letter and its domain', () => {
  expect(maskMailbox('ann.lee@mail.example')).toBe('a***@mail.example');
  expect(maskMailbox('nonsense')).toBe('*****nse');
});

test('a recipient is masked as a number or a mailbox', () => {
  expect(maskRecipient('ann.lee@mail.example')).toBe('a***@mail.example');
  expect(maskRecipient('+639171234567')).toBe('**********567');
});

test('a birthday shows its year', () => {
  expect(maskDay('1990-05-17')).toBe('1990-**-**');
  expect(maskDay('')).toBe('');
});
