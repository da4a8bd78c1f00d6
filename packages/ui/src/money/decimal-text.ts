// Reads a typed amount as text: digits and one point, nothing rounded. A pasted `1,234.56`,
// `1.234,56` or `1 234,56` is read as that amount; other characters are dropped.

/** The same text with thousands joined and a point as its only mark. */
function pointOnly(typed: string): string {
  const text = typed.replace(/[^0-9.,]/gu, '');
  if (!text.includes(',')) return /^\d{1,3}(?:\.\d{3}){2,}$/u.test(text) ? unmarked(text) : text;
  if (!text.includes('.')) {
    return /^\d{1,3}(?:,\d{3})+$/u.test(text) ? unmarked(text) : text.replaceAll(',', '.');
  }
  // The later of two kinds of mark is the decimal's, unless nothing follows it yet.
  if (/[.,]$/u.test(text)) return pointOnly(text.slice(0, -1));
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return `${unmarked(text.slice(0, at))}.${text.slice(at + 1)}`;
}

function unmarked(text: string): string {
  return text.replace(/[.,]/gu, '');
}

export function cleanDecimal(typed: string, decimalsMax: number): string {
  const [whole = '', ...rest] = pointOnly(typed).split('.');
  const trimmed = whole.replace(/^0+(?=\d)/u, '');
  if (rest.length === 0 || decimalsMax === 0) return trimmed;
  return `${trimmed === '' ? '0' : trimmed}.${rest.join('').slice(0, decimalsMax)}`;
}

/** Digits and the Arabic decimal mark as the ten digits and the point the server reads. */
export function plainDigits(typed: string): string {
  return typed.replaceAll('٫', '.').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}
