// A spin of expanding wilds: reels that show a wild become wild before the lines are scored. In a
// free spin those reels do not turn any more.
import { scoreLines } from '../lines/rules.ts';
import type { Mechanic } from '../mechanic.ts';
import { columnAt, scoreScatters } from '../reels.ts';
import type { ExpandingGame } from './definition.ts';

export const playExpanding: Mechanic<ExpandingGame> = {
  begin: (game, draws) => {
    /** Reels that stay wild, by the stop at which they did. */
    const stays = new Map<number, number>();
    const wildReel = Array.from({ length: game.rows }, () => game.wild);
    return ({ mode, tell }) => {
      const held = [...stays.keys()];
      const stops = game.strips.map((strip, reel) => stays.get(reel) ?? draws.int(strip.length));
      const window = game.strips.map((strip, reel) =>
        stays.has(reel) ? wildReel : columnAt(strip, stops[reel] ?? -1, game.rows),
      );
      const wilds = [...window.keys()].filter((reel) => window[reel]?.includes(game.wild));
      const expanded = window.map((shown, reel) => (wilds.includes(reel) ? wildReel : shown));
      const wins = scoreLines(game, expanded);
      const scatter = scoreScatters(game, window);
      const winCredits = wins.reduce((sum, win) => sum + win.credits, scatter.credits);
      const landed = { stops, window, wins, scatter, multiplier: 1, winCredits };
      tell({ kind: 'spin-landed', ...landed, ...(held.length > 0 ? { held } : {}) });
      for (const reel of wilds) {
        if (!stays.has(reel)) tell({ kind: 'expanded', reel, symbol: game.wild });
        if (mode === 'free') stays.set(reel, stops[reel] ?? 0);
      }
      const triggers = mode === 'paid' && scatter.count >= game.freeSpins.scattersMin;
      return { winCredits, awarded: triggers ? game.freeSpins.awarded : 0 };
    };
  },
};
