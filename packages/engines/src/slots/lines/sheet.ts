// The facts of a line game from the census of its full cycle: a free spin is a paid one,
// multiplied.
import { multiply, ratio } from '../../kit/ratio.ts';
import type { CycleCount, SheetFacts } from '../par-sheet.ts';
import { roundFacts, type SpinFacts } from '../round-facts.ts';
import { takeCensus, type Census } from './census.ts';
import type { LineGame } from './definition.ts';

/** Works the facts out from a full census, which takes about a second. */
export function lineSheet(game: LineGame): SheetFacts {
  const census = takeCensus(game);
  const { awarded, retriggered, multiplier } = game.freeSpins;
  const paid = spinFacts(game, census, awarded);
  const free = multiplied(spinFacts(game, census, retriggered), multiplier);
  return {
    paid,
    round: roundFacts(paid, free),
    spinCreditsMax: census.windowsByCredits.findLastIndex((windows) => windows > 0),
    paidCycle: cycleCount(game, census),
  };
}

function cycleCount(game: LineGame, census: Census): CycleCount {
  const scatterCredits = sum(
    census.windowsByScatters.map(
      (windows, scatters) => windows * (game.scatterPays[scatters] ?? 0) * game.stakeCredits,
    ),
  );
  return {
    windows: census.cycle,
    symbolCredits: sum(census.creditsByScatters) - scatterCredits,
    scatterCredits,
    hits: census.cycle - (census.windowsByCredits[0] ?? 0),
    triggers: sum(triggering(game, census.windowsByScatters)),
    windowsByScatters: census.windowsByScatters,
  };
}

function spinFacts(game: LineGame, census: Census, awarded: number): SpinFacts {
  const cycle = BigInt(census.cycle);
  const stake = BigInt(game.stakeCredits);
  const inStakes = (credits: number) => ratio(BigInt(credits), cycle * stake);
  const ofWindows = (windows: number) => ratio(BigInt(windows), cycle);
  const award = ratio(BigInt(awarded));
  const trigger = ofWindows(sum(triggering(game, census.windowsByScatters)));
  let squares = 0n;
  for (const [credits, windows] of census.windowsByCredits.entries()) {
    if (windows > 0) squares += BigInt(credits) ** 2n * BigInt(windows);
  }
  return {
    mean: inStakes(sum(census.creditsByScatters)),
    square: ratio(squares, cycle * stake ** 2n),
    hit: ofWindows(census.cycle - (census.windowsByCredits[0] ?? 0)),
    trigger,
    awards: multiply(trigger, award),
    awardsSquare: multiply(trigger, multiply(award, award)),
    awardsWin: multiply(inStakes(sum(triggering(game, census.creditsByScatters))), award),
  };
}

/** The same spins with every win multiplied. */
function multiplied(spin: SpinFacts, times: number): SpinFacts {
  const factor = ratio(BigInt(times));
  return {
    ...spin,
    mean: multiply(factor, spin.mean),
    square: multiply(multiply(factor, factor), spin.square),
    awardsWin: multiply(factor, spin.awardsWin),
  };
}

function triggering(game: LineGame, byScatters: readonly number[]): readonly number[] {
  return byScatters.slice(game.freeSpins.scattersMin);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
