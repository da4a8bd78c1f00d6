// A sequence of bits, one a place, as the tests of the standard read it.

export type Bits = Uint8Array;

/** The bits of some bytes, the highest first. */
export function bitsOf(bytes: Uint8Array): Bits {
  const bits = new Uint8Array(bytes.length * 8);
  for (const [at, byte] of bytes.entries()) {
    for (let bit = 0; bit < 8; bit += 1) bits[8 * at + bit] = (byte >> (7 - bit)) & 1;
  }
  return bits;
}

/** Bits written as 0 and 1. */
export function bitsOfText(text: string): Bits {
  return Uint8Array.from(text.replaceAll(/\s/g, ''), Number);
}

export function onesIn(bits: Bits, from = 0, to = bits.length): number {
  let ones = 0;
  for (let at = from; at < to; at += 1) ones += bits[at] ?? 0;
  return ones;
}

/** How often each word of so many bits stands in a sequence that goes round. */
export function wordCounts(bits: Bits, length: number): Float64Array {
  const counts = new Float64Array(2 ** length);
  const mask = 2 ** length - 1;
  let word = 0;
  for (let at = 0; at < length - 1; at += 1) word = (word << 1) | (bits[at] ?? 0);
  for (let at = 0; at < bits.length; at += 1) {
    const next = bits[(at + length - 1) % bits.length] ?? 0;
    word = ((word << 1) | next) & mask;
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

/** Chi-square of counts against the shares that were expected of them. */
export function chiSquareOf(counts: ArrayLike<number>, shares: readonly number[]): number {
  const total = Array.from(counts).reduce((sum, count) => sum + count, 0);
  return shares.reduce((sum, share, cell) => {
    const expected = share * total;
    return sum + ((counts[cell] ?? 0) - expected) ** 2 / expected;
  }, 0);
}
