// Samples of scaled draws: rounds of five numbers below one range, as a game on five reels draws.
import type { NextRound } from '../streams.ts';
import type { ScaledSample } from './battery.ts';

export const sampleRounds = 40_000;
const perRound = 5;

/** Draws a sample from the numbers of a round. */
export function drawSample(range: number, nextRound: () => (range: number) => number) {
  const values = new Uint16Array(sampleRounds * perRound);
  for (let at = 0; at < values.length; at += perRound) {
    const next = nextRound();
    for (let place = 0; place < perRound; place += 1) values[at + place] = next(range);
  }
  const sample: ScaledSample = { range, perRound, values };
  return sample;
}

export function drawProduction(range: number, nextRound: NextRound): ScaledSample {
  return drawSample(range, () => nextRound().int);
}
