// The facts of a hold-and-win game, exact: the census of its lines, split by the coins that show,
// and for each number of coins what the hold they begin is worth. What coins bring does not depend
// on what the lines of the same window won.
import { add, multiply, ratio, type Ratio } from '../../kit/ratio.ts';
import { takeCensus } from '../lines/census.ts';
import { censusTally, columnsOf } from '../lines/sheet.ts';
import { lineShares } from '../lines/shares.ts';
import type { SheetFacts } from '../par-sheet.ts';
import type { PayShare } from '../pay-shares.ts';
import { spinFacts, type CycleTally } from '../tally.ts';
import type { HoldGame } from './definition.ts';
import { holdFacts } from './odds.ts';

export function holdSheet(game: HoldGame): SheetFacts {
  const tally = holdTally(game);
  const { stakeCredits, hold } = game;
  const awarded = (coins: number) => (coins < hold.coinsMin ? 0 : 1);
  const hits = windowsWithWin(game);
  const paid = spinFacts({ ...tally, hits }, { stakeCredits, awarded });
  let mean = paid.mean;
  let square = paid.square;
  let respins = ratio(0n);
  let full = ratio(0n);
  for (const [coins, windows] of tally.windowsByScatters.entries()) {
    if (awarded(coins) === 0 || windows === 0n) continue;
    const facts = holdFacts(game, coins);
    const chance = ratio(windows, tally.windows);
    const lineStakes = ratio(
      2n * (tally.creditsByScatters[coins] ?? 0n),
      tally.windows * BigInt(stakeCredits),
    );
    mean = add(mean, multiply(chance, facts.mean));
    square = sumOf(square, multiply(lineStakes, facts.mean), multiply(chance, facts.square));
    respins = add(respins, multiply(chance, facts.respins));
    full = add(full, multiply(chance, facts.full));
  }
  return {
    paid,
    round: { mean, square, freeSpins: respins },
    spinCreditsMax: tally.creditsMax,
    shares: lineShares(game, columnsOf(game)),
    prizes: [fullPrize(game, full)],
  };
}

/** Windows that win by lines or hold their coins: a hold always pays. */
export function windowsWithWin(game: HoldGame): bigint {
  const counts = Array.from({ length: game.strips.length * game.rows + 1 }, (_, coins) => coins);
  const holds = counts.filter((coins) => coins >= game.hold.coinsMin).map((coins) => [coins, 1]);
  const scatterPays = Object.fromEntries(holds);
  return censusTally(takeCensus({ ...game, scatterPays, reels: columnsOf(game) })).hits;
}

/** Every cell with a coin, and the prize above their worth. */
function fullPrize({ strips, rows, scatter, stakeCredits, hold }: HoldGame, full: Ratio): PayShare {
  const credits = hold.fullStakes * stakeCredits;
  return { symbol: scatter, count: strips.length * rows, credits, perSpin: full };
}

/** The full cycle of the lines, by the coins in the window. */
export function holdTally(game: HoldGame): CycleTally {
  return censusTally(takeCensus({ ...game, scatterPays: {}, reels: columnsOf(game) }));
}

function sumOf(...terms: readonly Ratio[]): Ratio {
  return terms.reduce(add);
}
