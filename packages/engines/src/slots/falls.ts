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
  const symbols = tableOf(weights);
  return () => symbols[draws.int(symbols.length)] ?? '';
}

const tables = new WeakMap<CellWeights, readonly string[]>();

/** Every symbol as often as its weight says. */
function tableOf(weights: CellWeights): readonly string[] {
  const known = tables.get(weights);
  if (known !== undefined) return known;
  const table = Object.entries(weights).flatMap(([symbol, weight]) =>
    Array.from({ length: weight }, () => symbol),
  );
  tables.set(weights, table);
  return table;
}

export interface FallsAsked {
  /** For each reel, how its cells are drawn. */
  readonly cells: readonly DrawCell[];
  readonly rows: number;
  readonly scoreWins: (window: Window) => SymbolWin[];
  readonly scoreScatters: (window: Window) => ScatterWin;
  /** The multiplier of the wins of a window; steps count from 0, the landing. */
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
  let window: Window = asked.cells.map((draw) => drawn(draw, asked.rows));
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
    removed = allCellsOf(wins, asked.rows);
    window = fallen(window, removed, asked.cells);
  }
}

/** What stays falls; each reel is filled up from above, its new cells drawn from the top down. */
export function fallen(
  window: Window,
  removed: readonly Cell[],
  cells: readonly DrawCell[],
): Window {
  return window.map((shown, reel) => {
    const gone = removed.filter((cell) => cell.reel === reel).map(({ row }) => row);
    const draw = cells[reel];
    if (gone.length === 0 || draw === undefined) return shown;
    const stays = shown.filter((_, row) => !gone.includes(row));
    return drawn(draw, gone.length).concat(stays);
  });
}

function drawn(draw: DrawCell, count: number): string[] {
  const symbols: string[] = [];
  while (symbols.length < count) symbols.push(draw());
  return symbols;
}

/** Every cell of some wins once, reel by reel from top to bottom. */
function allCellsOf(wins: readonly SymbolWin[], rows: number): Cell[] {
  const found = new Map<number, Cell>();
  for (const { cells } of wins) {
    for (const cell of cells) found.set(cell.reel * rows + cell.row, cell);
  }
  const inOrder = [...found].toSorted(([one], [other]) => one - other);
  return inOrder.map(([, cell]) => cell);
}

/** The pay of the largest step that is not above the count. */
export function payAtLeast(pays: PayByCount, count: number): number {
  const steps = stepsOf(pays);
  let at = steps.length - 1;
  while ((steps[at]?.least ?? 0) > count) at -= 1;
  return steps[at]?.pay ?? 0;
}

interface PayStep {
  readonly least: number;
  readonly pay: number;
}

const knownSteps = new WeakMap<PayByCount, readonly PayStep[]>();

/** The steps of a pay table, smallest first. */
function stepsOf(pays: PayByCount): readonly PayStep[] {
  const known = knownSteps.get(pays);
  if (known !== undefined) return known;
  const steps = Object.entries(pays).map(([least, pay]) => ({ least: Number(least), pay }));
  steps.sort((one, other) => one.least - other.least);
  knownSteps.set(pays, steps);
  return steps;
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
