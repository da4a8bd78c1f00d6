// The binary digits of e and of pi, which the standard's worked examples are made of, their whole
// parts first.
import { bitsOfText, type Bits } from './bits.ts';

/** The first bits of e, from 1 + 1 + 1/2! + 1/3! and so on. */
export function bitsOfE(count: number): Bits {
  let terms = 2;
  for (let bits = 0; bits < count + 64; terms += 1) bits += Math.log2(terms);
  const [sum, product] = seriesOfE(0n, BigInt(terms));
  const digits = (((sum + product) << BigInt(count + 64)) / product).toString(2);
  return bitsOfText(digits.slice(0, count));
}

/** 1/(a + 1) + 1/((a + 1)(a + 2)) + … up to b, as a fraction, by halves. */
function seriesOfE(a: bigint, b: bigint): readonly [bigint, bigint] {
  if (b - a === 1n) return [1n, b];
  const middle = (a + b) / 2n;
  const [leftSum, leftProduct] = seriesOfE(a, middle);
  const [rightSum, rightProduct] = seriesOfE(middle, b);
  return [leftSum * rightProduct + rightSum, leftProduct * rightProduct];
}

/** The first bits of pi, by Machin: 16 arctan 1/5 − 4 arctan 1/239. */
export function bitsOfPi(count: number): Bits {
  const one = 1n << BigInt(count + 64);
  const arctan = (inverse: bigint): bigint => {
    let power = one / inverse;
    let sum = power;
    for (let odd = 3n; power !== 0n; odd += 2n) {
      power = -power / inverse ** 2n;
      sum += power / odd;
    }
    return sum;
  };
  return bitsOfText((16n * arctan(5n) - 4n * arctan(239n)).toString(2).slice(0, count));
}
