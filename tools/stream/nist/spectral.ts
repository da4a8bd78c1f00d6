// Periods [S23]: of the peaks of the discrete Fourier transform 95 % should lie under a threshold
// (2.6).
import { erfc } from '../special.ts';
import type { Bits } from './bits.ts';

export function spectral(bits: Bits): number {
  const count = bits.length;
  const threshold = count * Math.log(1 / 0.05);
  const under = peakSquares(bits).filter((square) => square < threshold).length;
  const expected = 0.95 * (count / 2);
  const away = (under - expected) / Math.sqrt((count * 0.95 * 0.05) / 4);
  return erfc(Math.abs(away) / Math.SQRT2);
}

/** The squared peaks of the first half of the transform of the bits, read as −1 and 1. */
export function peakSquares(bits: Bits): Float64Array {
  const { real, imaginary } = transform(Float64Array.from(bits, (bit) => 2 * bit - 1));
  return Float64Array.from(
    { length: Math.floor(bits.length / 2) },
    (_, at) => (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2,
  );
}

export interface Transform {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/**
 * The transform of some real numbers by Cooley and Tukey: a length that has a factor is put
 * together from as many shorter transforms, one that has none is worked out as it is defined.
 */
export function transform(values: Float64Array): Transform {
  const count = values.length;
  const factor = smallestFactor(count);
  const short = count / factor;
  const parts = Array.from({ length: factor }, (_, part) => {
    const own = Float64Array.from({ length: short }, (__, at) => values[at * factor + part] ?? 0);
    return short === 1 ? { real: own, imaginary: new Float64Array(1) } : transform(own);
  });
  const turns = turnsOf(count);
  const real = new Float64Array(count);
  const imaginary = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    let sumReal = 0;
    let sumImaginary = 0;
    for (let part = 0; part < factor; part += 1) {
      const turn = (at * part) % count;
      const cosine = turns.cosines[turn] ?? 0;
      const sine = turns.sines[turn] ?? 0;
      const ownReal = parts[part]?.real[at % short] ?? 0;
      const ownImaginary = parts[part]?.imaginary[at % short] ?? 0;
      sumReal += ownReal * cosine + ownImaginary * sine;
      sumImaginary += ownImaginary * cosine - ownReal * sine;
    }
    real[at] = sumReal;
    imaginary[at] = sumImaginary;
  }
  return { real, imaginary };
}

function smallestFactor(count: number): number {
  for (let factor = 2; factor * factor <= count; factor += 1) {
    if (count % factor === 0) return factor;
  }
  return count;
}

const knownTurns = new Map<number, { cosines: Float64Array; sines: Float64Array }>();

/** Cosine and sine of each of so many parts of a turn. */
function turnsOf(count: number) {
  const known = knownTurns.get(count);
  if (known !== undefined) return known;
  const angle = (at: number) => (2 * Math.PI * at) / count;
  const cosines = Float64Array.from({ length: count }, (_, at) => Math.cos(angle(at)));
  const sines = Float64Array.from({ length: count }, (_, at) => Math.sin(angle(at)));
  const turns = { cosines, sines };
  knownTurns.set(count, turns);
  return turns;
}
