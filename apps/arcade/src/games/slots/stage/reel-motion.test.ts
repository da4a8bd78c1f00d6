// A reel comes to rest exactly on its place, without a jump on the way.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cruiseSpeed, landedBy, landingPlace, spinSpeed } from './reel-motion.ts';
import { createReelTape } from './reel-tape.ts';

test('the landing starts where the reel is and ends on its place', () => {
  fc.assert(
    fc.property(fc.double({ min: -500, max: 500, noNaN: true }), (position) => {
      const place = landingPlace(position);
      expect(Number.isInteger(place)).toBe(true);
      const distance = position - place;
      expect(landedBy(0, distance, 460)).toBeCloseTo(0);
      expect(landedBy(1, distance, 460)).toBe(distance);
      expect(distance).toBeGreaterThanOrEqual(5);
    }),
  );
});

test('no frame moves further than three frames at full speed', () => {
  for (const landMs of [320, 460]) {
    const frame = 16 / landMs;
    for (let share = 0; share < 1; share += frame) {
      const moved = landedBy(share + frame, 5.6, landMs) - landedBy(share, 5.6, landMs);
      expect(Math.abs(moved)).toBeLessThan(cruiseSpeed * 16 * 3);
    }
  }
});

test('it draws back a little before it runs', () => {
  expect(spinSpeed(50)).toBeLessThan(0);
  expect(spinSpeed(1000)).toBe(cruiseSpeed);
});

test('the tape shows the strip, and the landing window where it is written', () => {
  const tape = createReelTape(['A', 'B', 'C', 'D', 'E']);
  expect([-1, 0, 5].map((place) => tape.symbolAt(place))).toEqual(['E', 'A', 'A']);
  tape.write(-12, { stop: 3, symbols: ['D', 'E', 'A'] });
  const shown = [-13, -12, -11, -10, -9].map((place) => tape.symbolAt(place));
  expect(shown).toEqual(['C', 'D', 'E', 'A', 'B']);
  expect(tape.settle({ stop: 3, symbols: ['D', 'E', 'A'] })).toBe(3);
  expect(tape.symbolAt(-12)).toBe('D');
});
