// A code is twelve characters in three groups, and is read however a person writes it down.
import { expect, test } from 'vitest';
import { printRecoveryCode, readRecoveryCode } from './recovery-code.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('twelve bytes are printed in three groups', () => {
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

test('every byte that is printed is read as itself', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const printed = printRecoveryCode(new Uint8Array(12).fill(byte));
    expect(readRecoveryCode(printed)).toBe(printed.replaceAll('-', ''));
  }
});
