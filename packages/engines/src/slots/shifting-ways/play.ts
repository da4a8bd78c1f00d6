// A spin of shifting ways: in a free spin its multiplier is drawn first, then for each reel its
// height and its stop.
import type { Mechanic } from '../mechanic.ts';
import { columnAt, scoreScatters } from '../reels.ts';
import { scoreWays } from '../ways/rules.ts';
import { weighted } from '../weights.ts';
import type { ShiftingWayGame } from './definition.ts';

export const playShiftingWays: Mechanic<ShiftingWayGame> = {
  begin: (game, draws) => {
    const heights = weighted(game.heights);
    const multipliers = weighted(game.freeSpins.multipliers);
    return ({ mode, tell }) => {
      const multiplier = mode === 'paid' ? 1 : multipliers.draw(draws);
      const reels = game.strips.map((strip) => {
        const rows = heights.draw(draws);
        const stop = draws.int(strip.length);
        return { stop, shown: columnAt(strip, stop, rows) };
      });
      const stops = reels.map(({ stop }) => stop);
      const window = reels.map(({ shown }) => shown);
      const wins = scoreWays({ rules: game, window, wildWeight: 1 });
      const scatter = scoreScatters(game, window);
      const credits = wins.reduce((sum, win) => sum + win.credits, scatter.credits);
      const winCredits = credits * multiplier;
      tell({ kind: 'spin-landed', stops, window, wins, scatter, multiplier, winCredits });
      return { winCredits, awarded: game.freeSpins.awarded[scatter.count] ?? 0 };
    };
  },
};
