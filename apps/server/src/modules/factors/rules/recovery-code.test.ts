// A code is 24 characters in six groups, and is read however a person writes it down.
import { expect, test } from 'vitest';
import { printRecoveryCode, readRecoveryCode, recoveryCodeBytes } from './recovery-code.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

// @proves V6.5.2
test('a code has at least 112 bits, so its digest cannot be guessed', () => {
  const letters = Array.from({ length: 256 }, (_, byte) => printRecoveryCode(bytes(byte)));
  expect(recoveryCodeBytes * Math.log2(new Set(letters).size)).toBeGreaterThanOrEqual(112);
});

test('bytes are printed in groups of four', () => {
  expect(printRecoveryCode(bytes(0, 1, 9, 10, 17, 18, 19, 31, 32, 63, 255, 10))).toBe(
    '019A-HJKZ-0ZZA',
  );
});

test.each([
  ['019A-HJKZ-0ZZA', '019AHJKZ0ZZA'],
  [' 019a hjkz 0zza\n', '019AHJKZ0ZZA'],
  ['oi9a–hjkz.Ozza', '019AHJKZ0ZZA'],
  ['0L9AHJKZ0ZZA', '019AHJKZ0ZZA'],
  ['', ''],
])('%j is read as %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test('every printed byte is read back', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const printed = printRecoveryCode(new Uint8Array(recoveryCodeBytes).fill(byte));
    expect(readRecoveryCode(printed)).toBe(printed.replaceAll('-', ''));
  }
});
