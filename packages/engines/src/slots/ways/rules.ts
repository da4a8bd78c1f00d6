// Scores a window by ways: a symbol runs from the first reel through every reel that shows it or a
// wild, and pays once for each way to pick one such cell a reel.
import type { Cell, SymbolWin, Window } from '../events.ts';
import type { WayRules } from './definition.ts';

export interface WaysAsked {
  readonly rules: WayRules;
  readonly window: Window;
  /** As how many symbols a wild counts. */
  readonly wildWeight: number;
}

/** The wins of a window, by the symbols of its first reel from top to bottom. */
export function scoreWays(asked: WaysAsked): SymbolWin[] {
  const symbols = new Set(asked.window[0]);
  return Array.from(symbols, (symbol) => scoreSymbol(asked, symbol)).filter(
    (win) => win !== undefined,
  );
}

function scoreSymbol({ rules, window, wildWeight }: WaysAsked, symbol: string) {
  const pays = rules.wayPays[symbol];
  if (pays === undefined) return undefined;
  const cells: Cell[] = [];
  let ways = 1;
  let count = 0;
  for (const [reel, shown] of window.entries()) {
    let picks = 0;
    for (const [row, found] of shown.entries()) {
      if (found !== symbol && found !== rules.wild) continue;
      picks += found === symbol ? 1 : wildWeight;
      cells.push({ reel, row });
    }
    if (picks === 0) break;
    ways *= picks;
    count += 1;
  }
  const pay = pays[count] ?? 0;
  return pay === 0 ? undefined : { symbol, count, cells, credits: pay * ways, ways };
}
