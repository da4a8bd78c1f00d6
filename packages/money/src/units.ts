// An amount of money: an integer count of 1/10,000 of its currency, so that adding and comparing
// are exact. Every division rounds down to the smaller number: a payout is never a fraction more
// than was won.

/** Integer count of 1/10,000 of a currency. Which currency is the holder's to know. */
export type Units = bigint;

export const unitsPerOne = 10_000n;
const unitsPerCent = 100n;

/**
 * The largest amount that is read or stored, in either direction; sums of many still fit a 64-bit
 * integer.
 */
export const maxUnits: Units = 9_000_000_000_000_000n;

/** Rounds down to a whole 1/100 of the currency. */
export function floorToCent(units: Units): Units {
  return floorDivide(units, unitsPerCent) * unitsPerCent;
}

/** `units × numerator ÷ denominator`, rounded down to a whole unit. The denominator is positive. */
export function multiplyByRatio(units: Units, numerator: bigint, denominator: bigint): Units {
  if (denominator <= 0n) throw new RangeError('A ratio needs a positive denominator.');
  return floorDivide(units * numerator, denominator);
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
