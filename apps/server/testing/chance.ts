// Chance drawn from a seed, for tests and simulations: one seed gives one run, so a failure can be
// walked again. Each stream is forked by name: what one person does never shifts another's.
import { createHash } from 'node:crypto';

const range32 = 2 ** 32;

export interface Chance {
  /** A whole number in 0 … below − 1. */
  int(below: number): number;
  /** A whole number in from … to. */
  between(from: number, to: number): number;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A name, each as likely as its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  bytes(length: number): Uint8Array;
  fork(name: string): Chance;
}

/** The stream of a seed. */
export function createChance(seed: number | string): Chance {
  const digest = createHash('sha256').update(String(seed)).digest();
  let state = digest.readUInt32LE(0);
  const next = (): number => {
    // Mulberry32: 32 bits of state are plenty for deciding who does what.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const int = (below: number): number => Math.floor((next() / range32) * below);
  return {
    int,
    between: (from, to) => from + int(to - from + 1),
    percent: (share) => int(10_000) < share * 100,
    pick: (list) => pickOf(list, int),
    weighted: (weights) => weightedOf(weights, int),
    bytes: (length) => Uint8Array.from({ length }, () => next() & 255),
    fork: (name) => createChance(`${seed}/${name}`),
  };
}

function pickOf<T>(list: readonly T[], int: (below: number) => number): T {
  const picked = list[int(list.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from');
  return picked;
}

function weightedOf<K extends string>(
  weights: Readonly<Record<K, number>>,
  int: (below: number) => number,
): K {
  const entries = Object.entries(weights) as [K, number][];
  let at = int(entries.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [name, weight] of entries) {
    if (at < weight) return name;
    at -= weight;
  }
  throw new RangeError('There is nothing to weigh');
}
