// The facts of a line game from the census of its full cycle: a free spin is a paid one,
// multiplied.
import type { ReelGame } from '../definition.ts';
import { scatterShares } from '../pay-shares.ts';
import type { SheetFacts } from '../par-sheet.ts';
import { columnAt } from '../reels.ts';
import { roundFacts } from '../round-facts.ts';
import { cycleCount, spinFacts, type CycleTally } from '../tally.ts';
import { takeCensus, type Census, type CensusColumn } from './census.ts';
import type { LineGame } from './definition.ts';
import { lineShares } from './shares.ts';

/** Works the facts out from a full census, which takes about a second. */
export function lineSheet(game: LineGame): SheetFacts {
  const reels = columnsOf(game);
  const tally = censusTally(takeCensus({ ...game, reels }));
  const { stakeCredits, freeSpins } = game;
  const { scattersMin, multiplier } = freeSpins;
  const awards = (count: number) => (scatters: number) => (scatters < scattersMin ? 0 : count);
  const awarded = awards(freeSpins.awarded);
  const paid = spinFacts(tally, { stakeCredits, awarded });
  const retriggered = awards(freeSpins.retriggered);
  const free = spinFacts(tally, { stakeCredits, awarded: retriggered, multiplier });
  return {
    paid,
    round: roundFacts(paid, free),
    spinCreditsMax: tally.creditsMax,
    shares: [...lineShares(game, reels), ...scatterShares(game, tally)],
    paidCycle: cycleCount(tally, game, { awarded }),
  };
}

/** What each reel shows at each of its stops. */
export function columnsOf({ strips, rows, scatter }: LineReels): CensusColumn[][] {
  return strips.map((strip) =>
    strip.map((_, stop) => {
      const symbols = columnAt(strip, stop, rows);
      return { symbols, scatters: symbols.filter((symbol) => symbol === scatter).length };
    }),
  );
}

type LineReels = ReelGame & Pick<LineGame, 'scatter'>;

/** A census in the whole numbers that every mechanic's facts are made of. */
export function censusTally(census: Census): CycleTally {
  let squares = 0n;
  for (const [credits, windows] of census.windowsByCredits.entries()) {
    if (windows > 0) squares += BigInt(credits) ** 2n * BigInt(windows);
  }
  return {
    windows: BigInt(census.cycle),
    hits: BigInt(census.cycle - (census.windowsByCredits[0] ?? 0)),
    windowsByScatters: census.windowsByScatters.map(BigInt),
    creditsByScatters: census.creditsByScatters.map(BigInt),
    squares,
    creditsMax: census.windowsByCredits.findLastIndex((windows) => windows > 0),
  };
}
