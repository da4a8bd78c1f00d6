// A spin of a cascading game: ways pay, their cells go, and the next window counts for more.
import { cellDrawing, payAtLeast, playFalls, scoreScattersAtLeast } from '../falls.ts';
import type { Mechanic } from '../mechanic.ts';
import { scoreWays } from '../ways/rules.ts';
import type { CascadeGame } from './definition.ts';

export const playCascade: Mechanic<CascadeGame> = {
  begin: (game, draws) => {
    const cells = game.reelWeights.map((weights) => cellDrawing(weights, draws));
    return ({ mode, tell }) => {
      const multipliers = mode === 'paid' ? game.multipliers : game.freeSpins.multipliers;
      const { symbolCredits, scatter } = playFalls({
        cells,
        rows: game.rows,
        scoreWins: (window) => scoreWays({ rules: game, window, wildWeight: 1 }),
        scoreScatters: (window) => scoreScattersAtLeast(game, window),
        multiplierAt: (step) => multipliers[step] ?? multipliers.at(-1) ?? 1,
        tell,
      });
      return {
        winCredits: symbolCredits + scatter.credits,
        awarded: payAtLeast(game.freeSpins.awarded, scatter.count),
      };
    };
  },
};
