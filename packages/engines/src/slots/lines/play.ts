// A spin of a line game: the stops of its reels, and in a free spin every win multiplied.
import type { Mechanic } from '../mechanic.ts';
import { drawStops } from '../reels.ts';
import type { LineGame } from './definition.ts';
import { scoreSpin } from './rules.ts';

export const playLines: Mechanic<LineGame> = {
  begin: (game, draws) => {
    const { multiplier: freeMultiplier, awarded, retriggered } = game.freeSpins;
    return ({ mode, tell }) => {
      const stops = drawStops(game, draws);
      const { window, wins, scatter, credits, triggers } = scoreSpin(game, stops);
      const multiplier = mode === 'paid' ? 1 : freeMultiplier;
      const winCredits = credits * multiplier;
      tell({ kind: 'spin-landed', stops, window, wins, scatter, multiplier, winCredits });
      const won = mode === 'paid' ? awarded : retriggered;
      return { winCredits, awarded: triggers ? won : 0 };
    };
  },
};
