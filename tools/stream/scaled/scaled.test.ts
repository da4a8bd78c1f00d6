// Proves that scaled draws pass, at 99 %, the tests that are asked of them, on a seed that never
// changes; and that each test fails a generator with the fault it looks for.
import { expect, test } from 'vitest';
import { oneSeed } from '../streams.ts';
import { scaledChances, type ScaledSample } from './battery.ts';
import { couponChances, endings } from './coupons.ts';
import { drawProduction, drawSample } from './sample.ts';

const seed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00';

// @proves R86
test.each([10, 32, 37, 52])('draws below %i pass every test at 99 %%', (range) => {
  for (const [name, chance] of Object.entries(
    scaledChances(drawProduction(range, oneSeed(seed))),
  )) {
    expect(chance, name).toBeGreaterThan(0.005);
    expect(chance, name).toBeLessThan(0.995);
  }
});

/** A quick generator that is good enough to plant faults into. */
function planted(start = 1) {
  let state = start;
  return (): number => {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
}

function sampleOf(range: number, next: (range: number) => number): ScaledSample {
  return drawSample(range, () => next);
}

test('a good generator of another make passes too', () => {
  const next = planted();
  const chances = Object.values(scaledChances(sampleOf(32, (range) => next() % range)));
  expect(Math.min(...chances)).toBeGreaterThan(0.005);
});

const oneIn = (next: () => number, count: number) => next() % count === 0;
const faults: Readonly<Record<string, (next: () => number) => (range: number) => number>> = {
  // One byte cut by its remainder: the first values come a little oftener.
  spread: (next) => (range) => (next() & 0xff) % range,
  // Now and then the next draw is the last one plus one.
  overlaps: (next) => {
    let last = 0;
    return (range) => {
      last = oneIn(next, 25) ? (last + 1) % range : next() % range;
      return last;
    };
  },
  // Each value once, in random order, before any comes again.
  'coupon collector': (next) => {
    let left: number[] = [];
    return (range) => {
      if (left.length === 0) left = Array.from({ length: range }, (_, value) => value);
      return left.splice(next() % left.length, 1)[0] ?? 0;
    };
  },
  // The lowest bits of a linear congruential generator.
  runs: () => {
    let state = 1;
    return (range) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return state % range;
    };
  },
  // The last place of a round follows the first, one time in twenty.
  interplay: (next) => {
    let at = 0;
    let first = 0;
    return (range) => {
      const value = next() % range;
      const place = at % 5;
      at += 1;
      if (place === 0) first = value;
      return place === 4 && oneIn(next, 20) ? first : value;
    };
  },
  // Every draw is given twice.
  'serial correlation': (next) => {
    let again: number | undefined;
    return (range) => {
      const value = again ?? next() % range;
      again = again === undefined ? value : undefined;
      return value;
    };
  },
  // It starts over after ten thousand rounds.
  duplicates: () => {
    let next = planted();
    let drawn = 0;
    return (range) => {
      if (drawn % 50_000 === 0) next = planted();
      drawn += 1;
      return next() % range;
    };
  },
};

// @proves R86
test.each(Object.entries(faults))('%s: a generator with that fault fails it', (name, fault) => {
  const range = name === 'spread' ? 10 : 32;
  const chances = scaledChances(sampleOf(range, fault(planted(7))));
  expect(chances[name]).toBeLessThan(1e-6);
});

test('the chances of a whole set follow from how many draws it takes on average', () => {
  // Two values: half of all sets end with the second draw, a quarter with the third.
  const two = endings(2);
  const [first, second, third] = [two.next(), two.next(), two.next()].map(({ value }) => value);
  expect([first, second, third]).toEqual([
    [1, 0],
    [2, 0.5],
    [3, 0.25],
  ]);
  // Ten values take 29.29 draws: ten times 1 + 1/2 + … + 1/10.
  let mean = 0;
  for (const [length, chance] of endings(10)) {
    mean += length * chance;
    if (length > 1000) break;
  }
  expect(mean).toBeCloseTo(29.2897, 4);
  const sum = couponChances(32).reduce((before, { chance }) => before + chance, 0);
  expect(sum).toBeCloseTo(1, 12);
});
