// What a player may type as an amount, kept as text: digits and one point, nothing rounded.
// A comma typed as the decimal mark becomes a point; anything else is left out.

export function cleanDecimal(typed: string, decimalsMax: number): string {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replace(/[^0-9.]/gu, '')
    .split('.');
  const trimmed = whole.replace(/^0+(?=\d)/u, '');
  if (rest.length === 0 || decimalsMax === 0) return trimmed;
  return `${trimmed === '' ? '0' : trimmed}.${rest.join('').slice(0, decimalsMax)}`;
}

/** Digits of other scripts (Arabic, Thai, Devanagari …) as the ten the server reads. */
export function plainDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}
