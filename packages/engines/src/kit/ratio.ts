// Exact fractions for returns and odds of events: no rounding until the last step, which prints.

export interface Ratio {
  readonly numerator: bigint;
  /** Always positive. */
  readonly denominator: bigint;
}

/** The fraction in lowest terms. */
export function ratio(numerator: bigint, denominator = 1n): Ratio {
  if (denominator === 0n) throw new RangeError('A fraction over nothing.');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestDivisor(numerator, denominator) * sign;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function add(one: Ratio, other: Ratio): Ratio {
  return ratio(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

export function subtract(one: Ratio, other: Ratio): Ratio {
  return add(one, { numerator: -other.numerator, denominator: other.denominator });
}

export function multiply(one: Ratio, other: Ratio): Ratio {
  return ratio(one.numerator * other.numerator, one.denominator * other.denominator);
}

export function divide(one: Ratio, other: Ratio): Ratio {
  return ratio(one.numerator * other.denominator, one.denominator * other.numerator);
}

/** The square root of a fraction that is not negative, cut after nine places. */
export function squareRoot({ numerator, denominator }: Ratio): Ratio {
  const scale = 10n ** 9n;
  return ratio(wholeRoot((numerator * scale ** 2n) / denominator), scale);
}

/** "numerator/denominator", in lowest terms. */
export function printRatio({ numerator, denominator }: Ratio): string {
  return `${numerator}/${denominator}`;
}

/** Reads what `printRatio` writes. Anything else is a fault of the data. */
export function parseRatio(text: string): Ratio {
  const [, numerator, denominator] = /^([0-9]+)\/([1-9][0-9]*)$/.exec(text) ?? [];
  if (numerator === undefined || denominator === undefined) throw new RangeError(text);
  return ratio(BigInt(numerator), BigInt(denominator));
}

/** Reads what `printDecimal` writes. Anything else is a fault of the data. */
export function parseDecimal(text: string): Ratio {
  const [, whole, places = ''] = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(text);
  return ratio(BigInt(whole + places), 10n ** BigInt(places.length));
}

/** The decimal of a fraction that is not negative, cut after `places`. */
export function printDecimal({ numerator, denominator }: Ratio, places: number): string {
  const scaled = ((numerator * 10n ** BigInt(places)) / denominator).toString();
  const digits = scaled.padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A return or a frequency in percent, cut: a return is never shown higher than it is. */
export function printPercent(share: Ratio, places = 2): string {
  return printDecimal(multiply(share, ratio(100n)), places);
}

// Newton's steps from above: the first that no longer falls is the root, cut.
function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [high, low] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (low > 0n) [high, low] = [low, high % low];
  return high;
}
