// Windows whose cells are drawn one by one and fall: what wins is taken away, what stood above it
// falls down, new cells come from above, until nothing wins. Scatters stay where they are, and pay
// once all has come to rest.
import type { Draws } from '../kit/draws.ts';
import type { PayByCount } from './definition.ts';
import type { Cell, ScatterWin, SlotEvent, SymbolWin, Window } from './events.ts';
import { cellsOf } from './reels.ts';

/** How likely a cell shows each symbol. */
export type CellWeights = Readonly<Record<string, number>>;

/** Draws the symbol of one cell. */
export type DrawCell = () => string;

export function cellDrawing(weights: CellWeights, draws: Draws): DrawCell {
  const symbols = Object.keys(weights);
  const bounds = symbols.map((_, last) =>
    symbols.slice(0, last + 1).reduce((sum, symbol) => sum + (weights[symbol] ?? 0), 0),
  );
  const total = bounds.at(-1) ?? 0;
  return () => {
    const drawn = draws.int(total);
    let at = 0;
    while (drawn >= (bounds[at] ?? 0)) at += 1;
    return symbols[at] ?? '';
  };
}

export interface FallsAsked {
  /** For each reel, how its cells are drawn. */
  readonly cells: readonly DrawCell[];
  readonly rows: number;
  readonly scoreWins: (window: Window) => SymbolWin[];
  readonly scoreScatters: (window: Window) => ScatterWin;
  /** What the wins of a window are multiplied by; steps count from 0, the landing. */
  readonly multiplierAt: (step: number) => number;
  readonly tell: (event: SlotEvent) => void;
}

export interface FallsResult {
  /** As it stands when nothing wins any more. */
  readonly window: Window;
  /** Wins of all windows, multiplied, without scatters. */
  readonly symbolCredits: number;
  readonly scatter: ScatterWin;
}

/** Lands a window and lets it fall until it rests, telling every step. */
export function playFalls(asked: FallsAsked): FallsResult {
  let window: Window = asked.cells.map((draw) => Array.from({ length: asked.rows }, draw));
  let removed: Cell[] = [];
  let symbolCredits = 0;
  for (let step = 0; ; step += 1) {
    const wins = asked.scoreWins(window);
    const rests = wins.length === 0;
    const multiplier = rests ? 1 : asked.multiplierAt(step);
    const credits = multiplier * wins.reduce((sum, win) => sum + win.credits, 0);
    const scatter = asked.scoreScatters(window);
    const winCredits = rests ? scatter.credits : credits;
    const told = { window, wins, multiplier, winCredits };
    if (step === 0) {
      const shown = rests ? scatter : { ...scatter, credits: 0 };
      asked.tell({ kind: 'spin-landed', stops: [], ...told, scatter: shown });
    } else {
      asked.tell({ kind: 'tumbled', step, removed, ...told, ...(rests ? { scatter } : {}) });
    }
    if (rests) return { window, symbolCredits, scatter };
    symbolCredits += credits;
    removed = allCellsOf(wins);
    window = fallen(window, removed, asked.cells);
  }
}

/** What stays falls; each reel is filled up from above, its new cells drawn from the top down. */
export function fallen(
  window: Window,
  removed: readonly Cell[],
  cells: readonly DrawCell[],
): Window {
  const rows = Math.max(...window.map((shown) => shown.length));
  const gone = new Set(removed.map(({ reel, row }) => reel * rows + row));
  return window.map((shown, reel) => {
    const stays = shown.filter((_, row) => !gone.has(reel * rows + row));
    const missing = shown.length - stays.length;
    if (missing === 0) return shown;
    const draw = cells[reel];
    if (draw === undefined) throw new RangeError(`Nothing draws the cells of reel ${reel}.`);
    return [...Array.from({ length: missing }, draw), ...stays];
  });
}

/** Every cell of some wins once, reel by reel from top to bottom. */
function allCellsOf(wins: readonly SymbolWin[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const { cells } of wins) for (const cell of cells) found.set(keyOf(cell), cell);
  return [...found.values()].toSorted((one, other) => one.reel - other.reel || one.row - other.row);
}

function keyOf({ reel, row }: Cell): string {
  return `${reel}:${row}`;
}

/** The pay of the largest step that is not above the count. */
export function payAtLeast(pays: PayByCount, count: number): number {
  let pay = 0;
  for (const least in pays) if (Number(least) <= count) pay = pays[least] ?? 0;
  return pay;
}

interface ScatterRules {
  readonly scatter: string;
  readonly scatterPays: PayByCount;
  readonly stakeCredits: number;
}

/** Scatters pay whole stakes by how many there are at least. */
export function scoreScattersAtLeast(game: ScatterRules, window: Window): ScatterWin {
  const cells = cellsOf(window, game.scatter);
  const credits = payAtLeast(game.scatterPays, cells.length) * game.stakeCredits;
  return { count: cells.length, cells, credits };
}
