// The PAR sheet of a line game: its exact return and how it comes about, from the census of its
// full cycle [S6]. Free spins by renewal: each spin of either kind triggers alike, so a trigger
// brings awarded ÷ (1 − awarded × chance) spins on average. Every figure is an exact fraction until
// it is printed; what is printed is cut. The round's caps are left out: they can only lower these
// figures, and hardly do.
import {
  add,
  divide,
  multiply,
  printDecimal,
  printPercent,
  printRatio,
  ratio,
  squareRoot,
  subtract,
  type Ratio,
} from '../kit/ratio.ts';
import { takeCensus, type Census } from './census.ts';
import type { LineGame } from './definition.ts';

export interface ParSheet {
  readonly code: string;
  /** Windows in the full cycle. */
  readonly cycle: number;
  readonly lineCredits: number;
  readonly scatterCredits: number;
  /** Windows with any win, and windows that start free spins. */
  readonly hits: number;
  readonly triggers: number;
  readonly windowsByScatters: readonly number[];
  readonly returnExact: string;
  readonly returnPercent: string;
  readonly baseReturnPercent: string;
  readonly featureReturnPercent: string;
  readonly hitPercent: string;
  /** Paid spins for one feature, on average. */
  readonly spinsPerTrigger: string;
  readonly freeSpinsPerTrigger: string;
  /** Standard deviations, in stakes. */
  readonly spinDeviation: string;
  readonly roundDeviation: string;
  /** 1.645 standard deviations of a whole round: 90 % confidence for one. */
  readonly volatilityIndex: string;
  /**
   * The most that one spin wins before free spins multiply it, and the most that a round pays, in
   * stakes.
   */
  readonly spinWinStakesMax: string;
  readonly payoutStakesMax: number;
}

/** Works the sheet out from a full census, which takes about a second. */
export function parSheet(game: LineGame): ParSheet {
  const census = takeCensus(game);
  const facts = spinFacts(game, census);
  const feature = featureFacts(game, facts);
  const round = roundFacts(facts, feature);
  const places = 4;
  return {
    ...countFacts(game, census),
    returnExact: printRatio(round.mean),
    returnPercent: printPercent(round.mean, places),
    baseReturnPercent: printPercent(facts.mean, places),
    featureReturnPercent: printPercent(subtract(round.mean, facts.mean), places),
    hitPercent: printPercent(facts.hit, places),
    spinsPerTrigger: printDecimal(divide(one, facts.trigger), 3),
    freeSpinsPerTrigger: printDecimal(feature.spins, places),
    spinDeviation: printDecimal(squareRoot(variance(facts)), places),
    roundDeviation: printDecimal(squareRoot(variance(round)), places),
    volatilityIndex: printDecimal(multiply(ratio(1645n, 1000n), squareRoot(variance(round))), 2),
  };
}

const one = ratio(1n);

/** Mean and mean square of a win, in stakes. */
interface Moments {
  readonly mean: Ratio;
  readonly square: Ratio;
}

interface SpinFacts extends Moments {
  readonly hit: Ratio;
  readonly trigger: Ratio;
  /** Mean of the win where the spin triggers, and nothing where it does not. */
  readonly triggerWin: Ratio;
}

interface FeatureFacts extends Moments {
  readonly spins: Ratio;
}

function countFacts(game: LineGame, census: Census) {
  const scatterCredits = sum(
    census.windowsByScatters.map(
      (windows, scatters) => windows * (game.scatterPays[scatters] ?? 0) * game.stakeCredits,
    ),
  );
  const credits = BigInt(census.windowsByCredits.findLastIndex((windows) => windows > 0));
  return {
    code: game.code,
    cycle: census.cycle,
    lineCredits: sum(census.creditsByScatters) - scatterCredits,
    scatterCredits,
    hits: census.cycle - (census.windowsByCredits[0] ?? 0),
    triggers: sum(triggering(game, census.windowsByScatters)),
    windowsByScatters: census.windowsByScatters,
    spinWinStakesMax: printDecimal(ratio(credits, BigInt(game.stakeCredits)), 2),
    payoutStakesMax: game.payoutStakesMax,
  };
}

function spinFacts(game: LineGame, census: Census): SpinFacts {
  const cycle = BigInt(census.cycle);
  const stake = BigInt(game.stakeCredits);
  const inStakes = (credits: number) => ratio(BigInt(credits), cycle * stake);
  const ofWindows = (windows: number) => ratio(BigInt(windows), cycle);
  let squares = 0n;
  for (const [credits, windows] of census.windowsByCredits.entries()) {
    if (windows > 0) squares += BigInt(credits) ** 2n * BigInt(windows);
  }
  return {
    mean: inStakes(sum(census.creditsByScatters)),
    square: ratio(squares, cycle * stake ** 2n),
    hit: ofWindows(census.cycle - (census.windowsByCredits[0] ?? 0)),
    trigger: ofWindows(sum(triggering(game, census.windowsByScatters))),
    triggerWin: inStakes(sum(triggering(game, census.creditsByScatters))),
  };
}

// A feature F is n free spins; each wins m·X and, when it triggers, a feature like F again:
// E F = n(m·E X + q·E F), and E F² follows from n independent spins of mean y and mean square
// m²·E X² + 2m·E[X; trigger]·E F + q·E F².
function featureFacts(game: LineGame, facts: SpinFacts): FeatureFacts {
  const { awarded, retriggered, multiplier } = game.freeSpins;
  if (awarded !== retriggered) throw new RangeError('The sheet knows one size of award only.');
  const n = ratio(BigInt(awarded));
  const m = ratio(BigInt(multiplier));
  const rest = subtract(one, multiply(n, facts.trigger));
  const spins = divide(n, rest);
  const mean = multiply(spins, multiply(m, facts.mean));
  const spinMean = divide(mean, n);
  const winSquare = multiply(multiply(m, m), facts.square);
  const cross = multiply(multiply(ratio(2n), m), multiply(facts.triggerWin, mean));
  const fixed = subtract(add(winSquare, cross), multiply(spinMean, spinMean));
  const square = divide(add(multiply(n, fixed), multiply(mean, mean)), rest);
  return { spins, mean, square };
}

function roundFacts(facts: SpinFacts, feature: FeatureFacts): Moments {
  const cross = multiply(multiply(ratio(2n), facts.triggerWin), feature.mean);
  return {
    mean: add(facts.mean, multiply(facts.trigger, feature.mean)),
    square: add(add(facts.square, cross), multiply(facts.trigger, feature.square)),
  };
}

function variance({ mean, square }: Moments): Ratio {
  return subtract(square, multiply(mean, mean));
}

function triggering(game: LineGame, byScatters: readonly number[]): readonly number[] {
  return byScatters.slice(game.freeSpins.scattersMin);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
