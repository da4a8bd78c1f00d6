// The payment of an exact sum: whole cents, rounded down; what is below a cent stays with the
// house. A sum below nothing, after a correction, pays nothing and is taken off the next days.
import type { Units } from '@baize/money';

/** Exact sums are units × hundredths of a percent. */
const exactPerUnit = 10_000n;
const unitsPerCent = 100n;

export interface Due {
  readonly amount: Units;
  readonly carriedOut: bigint;
}

export function dueOf(exact: bigint, carriedIn: bigint): Due {
  const sum = exact + carriedIn;
  if (sum < 0n) return { amount: 0n, carriedOut: sum };
  return { amount: floorToCent(sum), carriedOut: 0n };
}

export const floorToCent = (exact: bigint): Units =>
  exact <= 0n ? 0n : (exact / (exactPerUnit * unitsPerCent)) * unitsPerCent;

const decimals = 8;

/** In decimals of the currency, as far as they go. */
export function exactText(exact: bigint): string {
  const digits = String(exact < 0n ? -exact : exact).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const part = digits.slice(-decimals).replace(/0+$/u, '');
  return `${exact < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}
