// Reels that come to rest: one stop is drawn for each, from the first to the last, and shows so
// many symbols of its strip from there down.
import type { Draws } from '../kit/draws.ts';
import type { ReelGame } from './definition.ts';
import type { Cell, ScatterWin, Window } from './events.ts';

/** The position on each reel that comes to rest in the top row. */
export function drawStops(game: ReelGame, draws: Draws): number[] {
  return game.strips.map((strip) => draws.int(strip.length));
}

/** The symbols in view, reel by reel from top to bottom. A stop that no reel has is a fault. */
export function spinWindow(game: ReelGame, stops: readonly number[]): Window {
  return game.strips.map((strip, reel) => columnAt(strip, stops[reel] ?? -1, game.rows));
}

/** What a strip shows at a stop, so many rows high. */
export function columnAt(strip: readonly string[], stop: number, rows: number): readonly string[] {
  if (strip[stop] === undefined) throw new RangeError(`A reel has no stop ${stop}.`);
  const shown: string[] = [];
  for (let row = 0; row < rows; row += 1) shown.push(strip[(stop + row) % strip.length] ?? '');
  return shown;
}

/** Where a symbol stands. */
export function cellsOf(window: Window, symbol: string): Cell[] {
  const cells: Cell[] = [];
  for (const [reel, shown] of window.entries()) {
    for (let row = shown.indexOf(symbol); row !== -1; row = shown.indexOf(symbol, row + 1)) {
      cells.push({ reel, row });
    }
  }
  return cells;
}

interface ScatterRules {
  readonly scatter: string;
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly stakeCredits: number;
}

/** Scatters pay whole stakes wherever they are. */
export function scoreScatters(game: ScatterRules, window: Window): ScatterWin {
  const cells = cellsOf(window, game.scatter);
  const stakesPaid = game.scatterPays[cells.length] ?? 0;
  return { count: cells.length, cells, credits: stakesPaid * game.stakeCredits };
}
