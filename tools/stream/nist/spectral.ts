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
  const parts: Transform[] = [];
  for (let part = 0; part < factor; part += 1) {
    const own = new Float64Array(short);
    for (let at = 0; at < short; at += 1) own[at] = values[at * factor + part] ?? 0;
    parts.push(short === 1 ? { real: own, imaginary: new Float64Array(1) } : transform(own));
  }
  return putTogether(parts, count, short);
}

function putTogether(parts: readonly Transform[], count: number, short: number): Transform {
  const { cosines, sines } = turnsOf(count);
  const real = new Float64Array(count);
  const imaginary = new Float64Array(count);
  for (const [number, part] of parts.entries()) {
    let turn = 0;
    let from = 0;
    for (let at = 0; at < count; at += 1) {
      const cosine = cosines[turn] ?? 0;
      const sine = sines[turn] ?? 0;
      const ownReal = part.real[from] ?? 0;
      const ownImaginary = part.imaginary[from] ?? 0;
      real[at] = (real[at] ?? 0) + ownReal * cosine + ownImaginary * sine;
      imaginary[at] = (imaginary[at] ?? 0) + ownImaginary * cosine - ownReal * sine;
      turn = turn + number < count ? turn + number : turn + number - count;
      from = from + 1 < short ? from + 1 : 0;
    }
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
