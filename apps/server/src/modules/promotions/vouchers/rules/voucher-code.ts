// Codes of vouchers: sixteen of 32 letters and digits that nobody mistakes for others, 80 bits from
// the source of chance. How they are typed does not matter.
const symbols = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

/** As many bytes as the codes have symbols. */
export const bytesOf = (count: number): number => count * length;

export function codesFrom(bytes: Uint8Array): readonly string[] {
  const text = Array.from(bytes, (byte) => symbols[byte % symbols.length]).join('');
  const codes = text.match(new RegExp(`.{${length}}`, 'gu')) ?? [];
  return codes.map((code) => code.replace(/(.{4})(?=.)/gu, '$1-'));
}

/** What is kept the digest of; undefined: it is no voucher's. */
export function plainCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/gu, '');
  return plain.length === length && [...plain].every((one) => symbols.includes(one))
    ? plain
    : undefined;
}
