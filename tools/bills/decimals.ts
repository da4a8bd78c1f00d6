// Exact decimals of the recomputing program: whole numbers of 1/10,000, read from the texts of an
// export and printed again. Written for this program alone, so that it shares no mistake with the
// platform that it checks.

/** A whole number of 1/10,000. */
export type Amount = bigint;

const pattern = /^(-?)(\d+)(?:\.(\d{1,4}))?$/;
const one = 10_000n;

export function amountOf(text: string, what: string): Amount {
  const [, sign, whole, part = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) throw new Error(`${what} is no amount: ${text}`);
  const units = BigInt(whole) * one + BigInt(part.padEnd(4, '0'));
  return sign === '-' ? -units : units;
}

export function textOf(amount: Amount): string {
  const size = amount < 0n ? -amount : amount;
  const part = String(size % one).padStart(4, '0');
  return `${amount < 0n ? '-' : ''}${size / one}.${part}`;
}

const finePattern = /^(-?)(\d+)(?:\.(\d{1,8}))?$/;
const fine = one * one;

/** A whole number of 1/100,000,000: shares by rates are as fine. */
export function finelyOf(text: string, what: string): Amount {
  const [, sign, whole, part = ''] = finePattern.exec(text) ?? [];
  if (whole === undefined) throw new Error(`${what} is no amount: ${text}`);
  const parts = BigInt(whole) * fine + BigInt(part.padEnd(8, '0'));
  return sign === '-' ? -parts : parts;
}

export function finelyText(amount: Amount): string {
  const size = amount < 0n ? -amount : amount;
  const part = String(size % fine).padStart(8, '0');
  return `${amount < 0n ? '-' : ''}${size / fine}.${part}`;
}

/** So many hundredths of an amount, rounded down to a cent. */
export function percentOf(amount: Amount, percent: Amount): Amount {
  if (amount <= 0n) return 0n;
  const exact = amount * percent;
  const cent = 100n * (one * 100n);
  return (exact / cent) * 100n;
}

export const largest = (left: Amount, right: Amount): Amount => (left > right ? left : right);
export const smallest = (left: Amount, right: Amount): Amount => (left < right ? left : right);
export const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((sum, amount) => sum + amount, 0n);
