// The curve of a flight: m(t) = e^(0.06 t) with t in seconds, cut to hundredths. It is worked out
// in whole numbers, so that server, browser and auditor agree on every millisecond: growth by 2^n
// milliseconds is kept with 96 binary places, and a time is the product of its binary digits.

/** A multiplier in hundredths: 253 is 2.53 times the stake. */
export type Hundredths = number;

/** The logarithm of the growth in a second, as the rules state it. */
export const growthPerSecond = '0.06';

const places = 96n;
const one = 1n << places;
/** Longer than any flight: 2^18 milliseconds. */
const digits = 18;

/** Growth in 2^n milliseconds, by n. */
const growths = doubled(growthOfMillisecond());

/** What the multiplier shows so many milliseconds after the start. */
export function multiplierAt(elapsedMs: number): Hundredths {
  const ms = Math.min(Math.max(0, Math.floor(elapsedMs)), 2 ** digits - 1);
  let grown = 100n << places;
  for (const [digit, growth] of growths.entries())
    if ((ms >> digit) & 1) grown = (grown * growth) >> places;
  return Number(grown >> places);
}

/** The first millisecond after the start at which the multiplier shows at least this. */
export function msUntil(multiplier: Hundredths): number {
  let [low, high] = [0, 2 ** digits - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (multiplierAt(middle) >= multiplier) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** e^(0.06/1000) by its series; six terms are exact to the last binary place but one. */
function growthOfMillisecond(): bigint {
  let term = one;
  let sum = one;
  for (let power = 1n; power <= 7n; power += 1n) {
    term = (term * 6n) / (100_000n * power);
    sum += term;
  }
  return sum;
}

function doubled(growth: bigint): readonly bigint[] {
  const list = [growth];
  while (list.length < digits) {
    const last = list.at(-1) ?? one;
    list.push((last * last) >> places);
  }
  return list;
}
