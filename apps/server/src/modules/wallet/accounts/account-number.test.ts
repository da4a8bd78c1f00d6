// Numbers and addresses are kept in one form, and a single mistyped letter of an address with a
// checksum is caught.
import { expect, test } from 'vitest';
import { readAccountNumber } from './account-number.ts';
import { findBank } from './rules/accounts.ts';

function read(code: string, typed: string) {
  const bank = findBank(code);
  if (!bank) throw new Error(`${code} is not offered`);
  return readAccountNumber(bank, typed);
}

// The examples of EIP-55, and the contract and a well-known address of the network TRON.
const ether = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'];

test.each([
  ['BDO', ' 0012 3456-7890 ', '001234567890'],
  ['GCASH', '0917 123 4567', '09171234567'],
  ['GCASH', '+63 917-123-4567', '09171234567'],
  ['MAYA', '9171234567', '09171234567'],
  ['USDT-TRC20', ` ${tron[0]}\n`, tron[0]],
  ['USDT-TRC20', String(tron[1]), tron[1]],
  ...ether.map((address): [string, string, string] => ['USDT-ERC20', address, address]),
  ['USDT-ERC20', String(ether[0]).toLowerCase(), ether[0]],
  ['USDT-ERC20', `0x${String(ether[1]).slice(2).toUpperCase()}`, ether[1]],
])('%s: %j is kept as %s', (code, typed, kept) => {
  expect(read(code, typed)).toBe(kept);
});

test.each([
  ['BDO', '12345'],
  ['BDO', '1'.repeat(25)],
  ['BDO', '12345a'],
  ['BDO', '١٢٣٤٥٦'],
  ['GCASH', '021234567'],
  ['GCASH', '08171234567'],
  ['GCASH', '+6591712345678'],
  ['USDT-TRC20', ''],
  ['USDT-TRC20', 'T'],
  ['USDT-TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['USDT-TRC20', String(ether[0])],
  ['USDT-ERC20', String(tron[0])],
  ['USDT-ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
])('%s: %j is no account there', (code, typed) => {
  expect(read(code, typed)).toBeUndefined();
});

test.each([['USDT-TRC20', String(tron[0])] as const, ['USDT-ERC20', String(ether[0])] as const])(
  '%s: any one changed letter is caught',
  (code, address) => {
    for (let at = 2; at < address.length; at += 1) {
      const letter = address.charAt(at);
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      const changed = other === letter ? String((Number(letter) + 1) % 10) : other;
      expect(read(code, address.slice(0, at) + changed + address.slice(at + 1))).toBeUndefined();
    }
  },
);
