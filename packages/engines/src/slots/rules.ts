// What a window of a line game wins: each line pays its run of one symbol from the first reel,
// wilds helping; scatters pay wherever they are. The reels' stops decide everything.
import type { LineGame } from './definition.ts';
import type { Cell, LineWin, ScatterWin } from './events.ts';

export type Window = readonly (readonly string[])[];

export interface SpinScore {
  readonly window: Window;
  readonly lineWins: readonly LineWin[];
  readonly scatter: ScatterWin;
  /** Lines and scatters, before any multiplier. */
  readonly credits: number;
  readonly triggers: boolean;
}

/** Scores the window at the given stops. */
export function scoreSpin(game: LineGame, stops: readonly number[]): SpinScore {
  const window = spinWindow(game, stops);
  const lineWins = game.lines.flatMap((_, line) => scoreLine(game, window, line) ?? []);
  const scatter = scoreScatters(game, window);
  return {
    window,
    lineWins,
    scatter,
    credits: lineWins.reduce((sum, win) => sum + win.credits, scatter.credits),
    triggers: scatter.count >= game.freeSpins.scattersMin,
  };
}

/** The symbols in view, reel by reel from top to bottom. A stop that no reel has is a fault. */
export function spinWindow(game: LineGame, stops: readonly number[]): Window {
  return game.strips.map((strip, reel) => {
    const stop = stops[reel] ?? -1;
    if (strip[stop] === undefined) throw new RangeError(`Reel ${reel} has no stop ${stop}.`);
    return Array.from({ length: game.rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  });
}

function scoreLine(game: LineGame, window: Window, line: number): LineWin | undefined {
  const cells = (game.lines[line] ?? []).map((row, reel) => ({ reel, row }));
  const symbols = cells.map((cell) => symbolAt(window, cell));
  const symbol = symbols[0] ?? '';
  const broken = symbols.findIndex((shown) => shown !== symbol && shown !== game.wild);
  const count = broken === -1 ? symbols.length : broken;
  const credits = game.linePays[symbol]?.[count] ?? 0;
  return credits === 0 ? undefined : { line, symbol, count, cells: cells.slice(0, count), credits };
}

function scoreScatters(game: LineGame, window: Window): ScatterWin {
  const cells = window.flatMap((shown, reel) =>
    shown.flatMap((symbol, row) => (symbol === game.scatter ? [{ reel, row }] : [])),
  );
  const stakesPaid = game.scatterPays[cells.length] ?? 0;
  return { count: cells.length, cells, credits: stakesPaid * game.stakeCredits };
}

function symbolAt(window: Window, { reel, row }: Cell): string {
  return window[reel]?.[row] ?? '';
}
