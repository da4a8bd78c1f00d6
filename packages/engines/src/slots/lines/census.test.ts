// Proves that the census counts what the rules pay: on short reels every window is scored one by
// one by the rules, and the two counts are the same.
import { expect, test } from 'vitest';
import { takeCensus } from './census.ts';
import type { LineGame } from './definition.ts';
import { goldenLotus20 } from '../definitions/golden-lotus-20.ts';
import { scoreSpin } from './rules.ts';
import { columnsOf } from './sheet.ts';

const stopsKept = 7;

test.each([0, 9, 18])('the census of reels cut at %i equals scoring every window', (from) => {
  const game = shortReels(from);
  const census = takeCensus({ ...game, reels: columnsOf(game) });
  const byCredits = new Uint32Array(census.windowsByCredits.length);
  const byScatters = Array.from(census.windowsByScatters, () => 0);
  const credits = Array.from(census.creditsByScatters, () => 0);
  for (const stops of everyStops(game.strips.length)) {
    const score = scoreSpin(game, stops);
    byCredits[score.credits] = (byCredits[score.credits] ?? 0) + 1;
    byScatters[score.scatter.count] = (byScatters[score.scatter.count] ?? 0) + 1;
    credits[score.scatter.count] = (credits[score.scatter.count] ?? 0) + score.credits;
  }
  expect(census.cycle).toBe(stopsKept ** 5);
  expect(census.windowsByCredits).toEqual(byCredits);
  expect(census.windowsByScatters).toEqual(byScatters);
  expect(census.creditsByScatters).toEqual(credits);
});

function shortReels(from: number): LineGame {
  const strips = goldenLotus20.strips.map((strip) => strip.slice(from, from + stopsKept));
  return { ...goldenLotus20, strips };
}

function everyStops(reels: number): number[][] {
  if (reels === 0) return [[]];
  const stops = Array.from({ length: stopsKept }, (_, stop) => stop);
  return everyStops(reels - 1).flatMap((before) => stops.map((stop) => [...before, stop]));
}
