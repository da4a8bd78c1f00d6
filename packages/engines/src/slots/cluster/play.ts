// A spin of a cluster game: clusters go, what stands above them falls. In free spins each winning
// window raises the multiplier of all that follow, to the end of the feature.
import { cellDrawing, payAtLeast, playFalls, scoreScattersAtLeast } from '../falls.ts';
import type { Mechanic } from '../mechanic.ts';
import type { ClusterGame } from './definition.ts';
import { scoreClusters } from './rules.ts';

export const playCluster: Mechanic<ClusterGame> = {
  begin: (game, draws) => {
    const { freeSpins } = game;
    const cells = Array.from({ length: game.reels }, () => cellDrawing(game.weights, draws));
    let freeMultiplier = 1;
    const risingMultiplier = () => {
      const now = freeMultiplier;
      freeMultiplier += freeSpins.multiplierStep;
      return now;
    };
    return ({ mode, tell }) => {
      const { symbolCredits, scatter } = playFalls({
        cells,
        rows: game.rows,
        scoreWins: (window) => scoreClusters(game, window),
        scoreScatters: (window) => scoreScattersAtLeast(game, window),
        multiplierAt: mode === 'paid' ? () => 1 : risingMultiplier,
        tell,
      });
      const awards = mode === 'paid' ? freeSpins.awarded : freeSpins.retriggered;
      return {
        winCredits: symbolCredits + scatter.credits,
        awarded: payAtLeast(awards, scatter.count),
      };
    };
  },
};
