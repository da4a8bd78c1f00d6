// A spin of a game of ways: the stops of its reels; in a free spin wilds count more than once.
import type { Mechanic } from '../mechanic.ts';
import { drawStops, scoreScatters, spinWindow } from '../reels.ts';
import type { WayGame } from './definition.ts';
import { scoreWays } from './rules.ts';

export const playWays: Mechanic<WayGame> = {
  begin: (game, draws) => {
    return ({ mode, tell }) => {
      const stops = drawStops(game, draws);
      const window = spinWindow(game, stops);
      const wildWeight = mode === 'paid' ? 1 : game.freeSpins.wildWeight;
      const wins = scoreWays({ rules: game, window, wildWeight });
      const scatter = scoreScatters(game, window);
      const winCredits = wins.reduce((sum, win) => sum + win.credits, scatter.credits);
      tell({ kind: 'spin-landed', stops, window, wins, scatter, multiplier: 1, winCredits });
      return { winCredits, awarded: game.freeSpins.awarded[scatter.count] ?? 0 };
    };
  },
};
