// A spin of a tumbling game. When a free spin has won and orbs stand in its last window, their
// values join the multiplier of the feature, and that multiplies what the spin's symbols won.
// An orb's value is drawn when it is collected.
import type { PayByCount } from '../definition.ts';
import type { SymbolWin, Window } from '../events.ts';
import { cellDrawing, payAtLeast, playFalls, scoreScattersAtLeast } from '../falls.ts';
import type { Mechanic, SpinAsked } from '../mechanic.ts';
import { cellsOf } from '../reels.ts';
import { weighted } from '../weights.ts';
import type { TumbleGame } from './definition.ts';

export const playTumble: Mechanic<TumbleGame> = {
  begin: (game, draws) => {
    const orbValues = weighted(game.orbValues);
    const cells = {
      paid: cellDrawing(game.weights, draws),
      free: cellDrawing(game.freeSpins.weights, draws),
    };
    let total = 0;
    const collect = ({ window, credits, tell }: Collected): number => {
      const orbs = cellsOf(window, game.orb);
      if (orbs.length === 0 || credits === 0) return 0;
      const values = orbs.map(() => orbValues.draw(draws));
      total = values.reduce((sum, value) => sum + value, total);
      const winCredits = credits * (total - 1);
      tell({ kind: 'orbs-collected', cells: orbs, values, total, winCredits });
      return winCredits;
    };
    return ({ mode, tell }) => {
      const { window, symbolCredits, scatter } = playFalls({
        cells: Array.from({ length: game.reels }, () => cells[mode]),
        rows: game.rows,
        scoreWins: (shown) => scoreCounts(game.countPays, shown),
        scoreScatters: (shown) => scoreScattersAtLeast(game, shown),
        multiplierAt: () => 1,
        tell,
      });
      const orbCredits = collect({ window, credits: symbolCredits, tell });
      const winCredits = symbolCredits + orbCredits + scatter.credits;
      return { winCredits, awarded: awardedBy(game, mode, scatter.count) };
    };
  },
};

interface Collected extends Pick<SpinAsked, 'tell'> {
  readonly window: Window;
  /** The wins of the spin's symbols. */
  readonly credits: number;
}

function awardedBy({ freeSpins }: TumbleGame, mode: SpinAsked['mode'], scatters: number): number {
  if (mode === 'paid') return scatters >= freeSpins.scattersMin ? freeSpins.awarded : 0;
  return scatters >= freeSpins.retriggerScattersMin ? freeSpins.retriggered : 0;
}

/** Every symbol that shows often enough pays once, wherever its cells are. */
export function scoreCounts(
  pays: Readonly<Record<string, PayByCount>>,
  window: Window,
): SymbolWin[] {
  const counts = new Map<string, number>();
  for (const shown of window) {
    for (const symbol of shown) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return Object.entries(pays).flatMap(([symbol, steps]) => {
    const count = counts.get(symbol) ?? 0;
    const credits = payAtLeast(steps, count);
    return credits === 0 ? [] : [{ symbol, count, cells: cellsOf(window, symbol), credits }];
  });
}
