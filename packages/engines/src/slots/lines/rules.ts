// Scores a window of a line game: each line pays its run of one symbol from the first reel, wilds
// helping; scatters pay wherever they are. The reels' stops decide everything.
import type { PayByCount } from '../definition.ts';
import type { Cell, ScatterWin, SymbolWin, Window } from '../events.ts';
import { scoreScatters, spinWindow } from '../reels.ts';
import type { LineGame } from './definition.ts';

export interface SpinScore {
  readonly window: Window;
  readonly wins: readonly SymbolWin[];
  readonly scatter: ScatterWin;
  /** Lines and scatters, before any multiplier. */
  readonly credits: number;
  readonly triggers: boolean;
}

/** Scores the window at the given stops. */
export function scoreSpin(game: LineGame, stops: readonly number[]): SpinScore {
  const window = spinWindow(game, stops);
  const wins = scoreLines(game, window);
  const scatter = scoreScatters(game, window);
  return {
    window,
    wins,
    scatter,
    credits: wins.reduce((sum, win) => sum + win.credits, scatter.credits),
    triggers: scatter.count >= game.freeSpins.scattersMin,
  };
}

export interface LineRules {
  readonly lines: readonly (readonly number[])[];
  readonly wild: string;
  readonly linePays: Readonly<Record<string, PayByCount>>;
}

/** The wins of a window's lines, from the first line to the last. */
export function scoreLines(rules: LineRules, window: Window): SymbolWin[] {
  return rules.lines.flatMap((_, line) => scoreLine(rules, window, line) ?? []);
}

function scoreLine(rules: LineRules, window: Window, line: number): SymbolWin | undefined {
  const cells = (rules.lines[line] ?? []).map((row, reel) => ({ reel, row }));
  const symbols = cells.map((cell) => symbolAt(window, cell));
  const symbol = symbols[0] ?? '';
  const broken = symbols.findIndex((shown) => shown !== symbol && shown !== rules.wild);
  const count = broken === -1 ? symbols.length : broken;
  const credits = rules.linePays[symbol]?.[count] ?? 0;
  return credits === 0 ? undefined : { line, symbol, count, cells: cells.slice(0, count), credits };
}

function symbolAt(window: Window, { reel, row }: Cell): string {
  return window[reel]?.[row] ?? '';
}
