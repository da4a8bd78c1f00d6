// A puzzle is solved near the gap, at a human pace and in time, and its gap always has room.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapOf, isSolved, slide } from './slide.ts';

const answer = { gapLeft: 200, x: 203, durationMs: 900, ageMs: 2500 };

test('a close, human and timely slide is solved', () => {
  expect(isSolved(answer)).toBe(true);
});

test.each([
  ['too far', { x: 200 + slide.tolerance + 1 }],
  ['too fast by its own word', { durationMs: slide.shortestMs - 1 }],
  ['too fast by the server’s clock', { ageMs: slide.shortestMs - 1 }],
  ['too late', { ageMs: slide.secondsToLive * 1000 + 1 }],
])('%s is not', (_, change) => {
  expect(isSolved({ ...answer, ...change })).toBe(false);
});

test('the piece fits into the picture, apart from its start, for any gap', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (bytes) => {
      const { left, top } = gapOf(bytes);
      expect(left).toBeGreaterThan(slide.pieceSize);
      expect(left + slide.pieceSize).toBeLessThan(slide.width);
      expect(top).toBeGreaterThan(0);
      expect(top + slide.pieceSize).toBeLessThan(slide.height);
    }),
  );
});
