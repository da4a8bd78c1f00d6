// The reels of a prize slot show exactly what was drawn, and nothing that suggests more.
import { expect, test } from 'vitest';
import { reelsFor } from './reels.ts';

const prize = { rewards: [{}] } as never;
const none = { rewards: [] } as never;
const segments = [none, prize, prize, prize];
const ends = (drawn: number | undefined) => reelsFor(segments, drawn).map((strip) => strip.at(-1));

test('a prize stands on all three reels', () => {
  expect(ends(2)).toEqual([2, 2, 2]);
});

test('no prize shows three different places, so no two alike', () => {
  expect(new Set(ends(0)).size).toBe(3);
  expect(ends(0)).toContain(0);
});

test('before an opening each reel stands still', () => {
  expect(reelsFor(segments, undefined).map((strip) => strip.length)).toEqual([1, 1, 1]);
});

test('a later reel turns longer', () => {
  const [first = 0, second = 0, third = 0] = reelsFor(segments, 1).map((strip) => strip.length);
  expect(first < second && second < third).toBe(true);
});
