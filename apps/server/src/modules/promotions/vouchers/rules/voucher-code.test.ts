// Codes of vouchers from bytes of chance, and back from whatever way they are typed.
import { expect, test } from 'vitest';
import { bytesOf, codesFrom, plainCode } from './voucher-code.ts';

test('each symbol comes from one byte, all of them equally often', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const codes = codesFrom(bytes);
  expect(codes).toHaveLength(16);
  expect(codes[0]).toBe('ABCD-EFGH-JKLM-NPQR');
  const counts = new Map<string, number>();
  for (const one of codes.join('').replaceAll('-', '')) counts.set(one, (counts.get(one) ?? 0) + 1);
  expect(counts.size).toBe(32);
  expect(new Set(counts.values())).toEqual(new Set([8]));
  expect(bytesOf(3)).toBe(48);
});

test.each(['ABCD-EFGH-JKLM-NPQR', ' abcdefghjklmnpqr ', 'abcd efgh jklm npqr'])(
  '%j is one code',
  (typed) => {
    expect(plainCode(typed)).toBe('ABCDEFGHJKLMNPQR');
  },
);

test.each(['', 'WELCOME', 'ABCD-EFGH-JKLM-NPQ1', 'ABCD-EFGH-JKLM-NPQRS'])(
  '%j is no voucher’s',
  (typed) => {
    expect(plainCode(typed)).toBeUndefined();
  },
);
