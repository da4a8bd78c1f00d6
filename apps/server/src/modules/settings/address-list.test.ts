// An address is on a list when an entry or a block of the list holds it, in either family.
import { expect, test } from 'vitest';
import { addressList, refusalOf } from './address-list.ts';

const list = addressList(['198.51.100.0/24', '203.0.113.7', '2001:db8:1::/48', '::1', 'nonsense']);

test.each([
  ['198.51.100.255', true],
  ['198.51.101.0', false],
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['::ffff:203.0.113.7', true],
  ['2001:db8:1:ffff::9', true],
  ['2001:db8:2::9', false],
  ['::1', true],
  ['', false],
  ['nonsense', false],
])('%s: %s', (address, on) => {
  expect(list.has(address)).toBe(on);
});

test.each(['0.0.0.0/0', '::/0', '10.0.0.1', '10.0.0.0/8', '2001:db8::/32'])('%s fits', (entry) => {
  expect(refusalOf([entry])).toBeUndefined();
});

test.each([
  '10.0.0.0/33',
  '::/129',
  '10.0.0/8',
  '10.0.0.0/',
  '10.0.0.0/08',
  '1.2.3.4/1/2',
  '-',
  '',
])('%o does not', (entry) => {
  expect(refusalOf(['10.0.0.1', entry])?.facts).toEqual({ address: entry });
});
