// Proves that a channel is found only by its own provider, kind and bank, that each bank has one
// code, and that a masked card shows four digits.
import { expect, test } from 'vitest';
import { banks, endOf, findBank, masked } from '../../accounts/rules/accounts.ts';
import { depositChannels, findChannel } from './deposit-channels.ts';

test('every channel is found by each of its banks', () => {
  for (const channel of depositChannels) {
    for (const bankCode of channel.bankCodes) {
      const asked = { vendorId: channel.provider, bankType: channel.bankType, bankCode };
      expect(findChannel(asked)).toBe(channel);
    }
  }
});

test.each([
  { vendorId: 'other', bankType: 'QR', bankCode: 'QRPH' },
  { vendorId: 'sandpay', bankType: 'PGMT', bankCode: 'QRPH' },
  { vendorId: 'sandpay', bankType: 'QR', bankCode: 'BDO' },
])('a mix of two channels is none: %j', (asked) => {
  expect(findChannel(asked)).toBeUndefined();
});

test('a bank has one code, and an unknown code has no bank', () => {
  expect(new Set(banks.map(({ bankCode }) => bankCode)).size).toBe(banks.length);
  expect(findBank('NOWHERE')).toBeUndefined();
});

test('a card shows its last four digits', () => {
  expect(masked(endOf('1234567890123456'))).toBe('**** 3456');
});
