// Proves that every draw is in range and written down, that a script replays it, and that unequal
// remainders are thrown away.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptedDraws, streamDraws } from './draws.ts';
import { openSeed } from './fairness.ts';

const seed = openSeed('draws-of-the-test');

// @proves R88
test.each([
  [6, 4_294_967_292],
  [10, 4_294_967_290],
  [37, 4_294_967_289],
  [49, 4_294_967_257],
  [52, 4_294_967_248],
  [416, 4_294_967_040],
])('for a range of %i the first value thrown away is %i', (range, limit) => {
  expect(streamDraws(listed([limit - 1])).int(range)).toBe(range - 1);
  expect(streamDraws(listed([limit, 0xffff_ffff, 7])).int(range)).toBe(7 % range);
});

// @proves R88
test('of every range each result has as many words, and only those left over are lost', () => {
  const words = 2 ** 32;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: words }), fc.nat(), (range, some) => {
      const result = some % range;
      const each = Math.floor(words / range);
      const last = result + (each - 1) * range;
      const draw = (word: number) => streamDraws(listed([word, 0])).int(range);
      // The first and the last word that leave this remainder give it; one more multiple would
      // lie above the limit, or above every word.
      expect([draw(result), draw(last)]).toEqual([result, result]);
      const beyond = last + range;
      if (beyond < words) expect(draw(beyond)).toBe(0);
      expect(each * range + (words % range)).toBe(words);
    }),
  );
});

// @proves R88
test('words are used in the order they come, one for a draw unless one is thrown away', () => {
  const draws = streamDraws(listed([9, 0xffff_ffff, 8, 7]));
  // 2^32 − 1 lies above the limit of 10, so the second draw takes the third word.
  expect([draws.int(10), draws.int(10), draws.int(10)]).toEqual([9, 8, 7]);
  expect(() => draws.int(10)).toThrow('One word too many');
});

test('a range of 2^32 takes every word, a wider one takes two words, the high one first', () => {
  expect(streamDraws(listed([0xffff_ffff])).int(2 ** 32)).toBe(0xffff_ffff);
  expect(streamDraws(listed([1, 5])).int(2 ** 40)).toBe(2 ** 32 + 5);
  const odd = 2 ** 52 + 1;
  expect(streamDraws(listed([0xffff_ffff, 0xffff_ffff, 0, 3])).int(odd)).toBe(3);
});

test('draws lie in their range, are recorded, and replay from the record', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.integer({ min: 1, max: 2 ** 53 - 1 })), (nonce, ranges) => {
      const draws = seed.draws({ clientSeed: 'c', nonce });
      const values = ranges.map((range) => draws.int(range));
      for (const [at, value] of values.entries()) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(ranges[at] ?? 0);
      }
      expect(draws.recorded).toEqual(values.map((value, at) => ({ range: ranges[at], value })));
      const again = scriptedDraws(values);
      expect(ranges.map((range) => again.int(range))).toEqual(values);
    }),
  );
});

test('a shuffle holds every number once, and a pick is its beginning', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 60 }), fc.nat(), (nonce, count, some) => {
      const shuffled = seed.draws({ clientSeed: 's', nonce }).shuffle(count);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, i) => i),
      );
      const taken = count === 0 ? 0 : some % count;
      const picked = seed.draws({ clientSeed: 's', nonce }).pick(taken, count);
      expect(picked).toEqual(shuffled.slice(0, taken));
    }),
  );
});

test('a chance of a in b is won by the first a values', () => {
  expect([0, 1, 2, 3].map((value) => scriptedDraws([value]).chance(2, 4))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a script that does not fit the game is a fault', () => {
  expect(() => scriptedDraws([6]).int(6)).toThrow(RangeError);
  expect(() => scriptedDraws([-1]).int(6)).toThrow(RangeError);
  expect(() => scriptedDraws([0.5]).int(6)).toThrow(RangeError);
  expect(() => scriptedDraws([]).int(6)).toThrow(RangeError);
});

test('more than there is cannot be picked', () => {
  expect(() => scriptedDraws([0]).pick(3, 2)).toThrow(RangeError);
  expect(() => scriptedDraws([0]).pick(-1, 2)).toThrow(RangeError);
});

test.each([0, -1, 1.5, NaN, 2 ** 53])('there is no number below %d', (range) => {
  expect(() => seed.draws({ clientSeed: 'c', nonce: 0 }).int(range)).toThrow(RangeError);
});

function listed(words: readonly number[]): () => number {
  let at = 0;
  return () => {
    const word = words[at];
    if (word === undefined) throw new Error('One word too many was drawn.');
    at += 1;
    return word;
  };
}
