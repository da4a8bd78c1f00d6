// A code is seven digits, each as likely as the others, and worth more than 20 bits.
import { expect, test } from 'vitest';
import { codeDigits, codeOf, networkOf } from './code.ts';

const bytesOf = (value: number) =>
  new Uint8Array([value / 2 ** 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);

test.each([
  [0, '0000000'],
  [42, '0000042'],
  [9_999_999, '9999999'],
  [10_000_000, '0000000'],
])('the bytes of %d are the code %s', (value, code) => {
  expect(codeOf(bytesOf(value))).toBe(code);
});

// @proves V6.5.3
test('draws that would favour small codes are rejected', () => {
  // 2^32 holds 429 whole rounds of ten million; the rest of it is not fair.
  expect(codeOf(bytesOf(4_289_999_999))).toBe('9999999');
  expect(codeOf(bytesOf(4_290_000_000))).toBeUndefined();
  expect(codeOf(new Uint8Array([255, 255, 255, 255]))).toBeUndefined();
});

// @proves R12 V6.5.4
test('a code is worth at least 20 bits', () => {
  expect(Math.log2(10 ** codeDigits)).toBeGreaterThanOrEqual(20);
});

test('all IPv6 addresses of one network count as one', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::');
  expect(networkOf('2001:db8:1:2:bbbb:cccc:dddd:eeee')).toBe('2001:db8:1:2::');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::');
  expect(networkOf('::1')).toBe('0:0:0:0::');
});
