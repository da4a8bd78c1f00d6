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
 * together from as many shorter transforms, a short one or one that has none is worked out as it
 * is defined.
 */
export function transform(values: Float64Array): Transform {
  const count = values.length;
  const factor = smallestFactor(count);
  if (count <= shortest || factor === count) return asDefined(values);
  const short = count / factor;
  const parts: Transform[] = [];
  for (let part = 0; part < factor; part += 1) {
    const own = new Float64Array(short);
    for (let at = 0; at < short; at += 1) own[at] = values[at * factor + part] ?? 0;
    parts.push(transform(own));
  }
  const [first, second] = parts;
  return factor === 2 && first && second ? pair(first, second) : putTogether(parts, count, short);
}

/** Below it, cutting a transform up costs more than it saves. */
const shortest = 8;

function asDefined(values: Float64Array): Transform {
  const count = values.length;
  const { cosines, sines } = turnsOf(count);
  const real = new Float64Array(count);
  const imaginary = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    let turn = 0;
    for (let from = 0; from < count; from += 1) {
      const value = values[from] ?? 0;
      real[at] = (real[at] ?? 0) + value * (cosines[turn] ?? 0);
      imaginary[at] = (imaginary[at] ?? 0) - value * (sines[turn] ?? 0);
      turn = turn + at < count ? turn + at : turn + at - count;
    }
  }
  return { real, imaginary };
}

/** Joins two parts: half a turn on, the second has the opposite sign. */
function pair(first: Transform, second: Transform): Transform {
  const short = first.real.length;
  const { cosines, sines } = turnsOf(2 * short);
  const real = new Float64Array(2 * short);
  const imaginary = new Float64Array(2 * short);
  for (let at = 0; at < short; at += 1) {
    const cosine = cosines[at] ?? 0;
    const sine = sines[at] ?? 0;
    const secondReal = second.real[at] ?? 0;
    const secondImaginary = second.imaginary[at] ?? 0;
    const turnedReal = secondReal * cosine + secondImaginary * sine;
    const turnedImaginary = secondImaginary * cosine - secondReal * sine;
    real[at] = (first.real[at] ?? 0) + turnedReal;
    imaginary[at] = (first.imaginary[at] ?? 0) + turnedImaginary;
    real[at + short] = (first.real[at] ?? 0) - turnedReal;
    imaginary[at + short] = (first.imaginary[at] ?? 0) - turnedImaginary;
  }
  return { real, imaginary };
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
