// The facts of shifting ways: a column is a stop at a height, weighted by how likely the height is;
// everything else is as with ways that stay.
import { scatterShares } from '../pay-shares.ts';
import type { SheetFacts } from '../par-sheet.ts';
import { columnAt } from '../reels.ts';
import { roundFacts } from '../round-facts.ts';
import { cycleCount, multipliedFacts, spinFacts, type CycleTally } from '../tally.ts';
import { columnsOf, creditTables, type Column } from '../ways/columns.ts';
import { wayTally } from '../ways/odds.ts';
import { wayShares } from '../ways/shares.ts';
import { meanPower, weighted } from '../weights.ts';
import type { ShiftingWayGame } from './definition.ts';

export function shiftingWaySheet(game: ShiftingWayGame): SheetFacts {
  const { freeSpins, stakeCredits } = game;
  const awarded = (scatters: number) => freeSpins.awarded[scatters] ?? 0;
  const multipliers = weighted(freeSpins.multipliers);
  const tally = shiftingTally(game);
  const paid = spinFacts(tally, { stakeCredits, awarded });
  const free = multipliedFacts(paid, {
    mean: meanPower(multipliers, 1),
    square: meanPower(multipliers, 2),
  });
  return {
    paid,
    round: roundFacts(paid, free),
    spinCreditsMax: tally.creditsMax,
    shares: [...wayShares(game, reelsOf(game)), ...scatterShares(game, tally)],
    paidCycle: cycleCount(tally, game, { awarded }),
  };
}

/** The cycle of all stops at all heights, each height as often as its weight says. */
export function shiftingTally(game: ShiftingWayGame): CycleTally {
  const reels = reelsOf(game);
  return wayTally({ reels, ...creditTables(game, game.strips.length * game.rows) });
}

function reelsOf(game: ShiftingWayGame): Column[][] {
  const { entries } = weighted(game.heights);
  return game.strips.map((strip) =>
    columnsOf(
      entries.flatMap(([rows, weight]) =>
        strip.map((_, stop) => ({ column: columnAt(strip, stop, rows), weight })),
      ),
      { ...game, wildWeight: 1 },
    ),
  );
}
