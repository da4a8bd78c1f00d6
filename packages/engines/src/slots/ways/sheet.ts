// The facts of a game of ways, worked out reel by reel. Its free spins have a cycle of their own:
// there a wild counts more.
import { scatterShares } from '../pay-shares.ts';
import type { SheetFacts } from '../par-sheet.ts';
import { columnAt } from '../reels.ts';
import { roundFacts } from '../round-facts.ts';
import { cycleCount, spinFacts, type CycleTally } from '../tally.ts';
import { columnsOf, creditTables, type Column } from './columns.ts';
import type { WayGame } from './definition.ts';
import { wayTally } from './odds.ts';
import { wayShares } from './shares.ts';

export function waySheet(game: WayGame): SheetFacts {
  const { freeSpins, stakeCredits } = game;
  const awarded = (scatters: number) => freeSpins.awarded[scatters] ?? 0;
  const paidTally = reelTally(game, 1);
  const freeTally = reelTally(game, freeSpins.wildWeight);
  const paid = spinFacts(paidTally, { stakeCredits, awarded });
  const free = spinFacts(freeTally, { stakeCredits, awarded });
  return {
    paid,
    round: roundFacts(paid, free),
    spinCreditsMax: paidTally.creditsMax,
    shares: [...wayShares(game, reelsOf(game, 1)), ...scatterShares(game, paidTally)],
    paidCycle: cycleCount(paidTally, game, { awarded }),
    freeCycle: cycleCount(freeTally, game, { awarded }),
  };
}

/** The cycle of the game's reels when a wild counts as so many symbols. */
export function reelTally(game: WayGame, wildWeight: number): CycleTally {
  const reels = reelsOf(game, wildWeight);
  return wayTally({ reels, ...creditTables(game, game.strips.length * game.rows) });
}

function reelsOf(game: WayGame, wildWeight: number): Column[][] {
  const rules = { ...game, wildWeight };
  return game.strips.map((strip) =>
    columnsOf(
      strip.map((_, stop) => ({ column: columnAt(strip, stop, game.rows), weight: 1 })),
      rules,
    ),
  );
}
