// The census of lines: every window of a full cycle, counted once; nothing is sampled.
// Reels are set from the first to the last, each to every stop. A line stays alive while its run
// goes on; when it breaks, its pay is added and it is not looked at again. Most lines break by the
// third reel, so 33 million windows take a second.
import type { PayByCount } from '../definition.ts';

/** What the windows are made of and what their lines pay. */
export interface CensusAsked {
  /** By reel: every column it can show, as often as it can. */
  readonly reels: readonly (readonly CensusColumn[])[];
  readonly lines: readonly (readonly number[])[];
  readonly wild: string;
  readonly linePays: Readonly<Record<string, PayByCount>>;
  readonly scatterPays: PayByCount;
  readonly stakeCredits: number;
}

export interface CensusColumn {
  /** From top to bottom. */
  readonly symbols: readonly string[];
  readonly scatters: number;
}

export interface Census {
  /** How many windows there are. */
  readonly cycle: number;
  /** How many windows win each number of credits, lines and scatters together. */
  readonly windowsByCredits: Uint32Array;
  /** How many windows show each number of scatters. */
  readonly windowsByScatters: readonly number[];
  /** Credits won by all windows that show each number of scatters. */
  readonly creditsByScatters: readonly number[];
}

/** Counts the whole cycle. */
export function takeCensus(asked: CensusAsked): Census {
  const tables = compile(asked);
  const count = newCount(asked, tables);
  setReel({ tables, count, reel: 0, credits: 0, scatters: 0 });
  return {
    cycle: asked.reels.reduce((product, columns) => product * columns.length, 1),
    windowsByCredits: count.windowsByCredits,
    ...scattersSeen(count),
  };
}

/** As far as there are windows: lists end at the largest number of scatters that shows. */
function scattersSeen({ windowsByScatters, creditsByScatters }: Count) {
  const seen = windowsByScatters.findLastIndex((windows) => windows > 0) + 1;
  return {
    windowsByScatters: [...windowsByScatters.subarray(0, seen)],
    creditsByScatters: [...creditsByScatters.subarray(0, seen)],
  };
}

interface Tables {
  readonly reels: number;
  readonly wild: number;
  readonly rows: number;
  /** By reel: symbol numbers at column × rows + row. */
  readonly cells: readonly Int32Array[];
  readonly columns: readonly number[];
  readonly scatters: readonly Int32Array[];
  readonly lineRows: readonly Int32Array[];
  /** Credits at symbol × (reels + 1) + run. */
  readonly pays: Int32Array;
  readonly scatterCredits: Int32Array;
  /** Lines alive when a reel is set, and the symbol each runs on. */
  readonly aliveLines: readonly Int32Array[];
  readonly aliveSymbols: readonly Int32Array[];
  readonly aliveCounts: Int32Array;
}

interface Count {
  readonly windowsByCredits: Uint32Array;
  readonly windowsByScatters: Float64Array;
  readonly creditsByScatters: Float64Array;
}

interface Setting {
  readonly tables: Tables;
  readonly count: Count;
  readonly reel: number;
  readonly credits: number;
  readonly scatters: number;
}

function setReel({ tables, count, reel, credits, scatters }: Setting): void {
  const columns = tables.columns[reel] ?? 0;
  for (let column = 0; column < columns; column += 1) {
    const shown = scatters + (tables.scatters[reel]?.[column] ?? 0);
    const won = credits + runLines(tables, reel, column);
    if (reel + 1 === tables.reels) tally({ tables, count, credits: won, scatters: shown });
    else setReel({ tables, count, reel: reel + 1, credits: won, scatters: shown });
  }
}

/** Goes on with every line alive on this reel; gives the credits of those that end here. */
function runLines(tables: Tables, reel: number, column: number): number {
  const alive = at(tables.aliveLines, reel);
  const symbols = at(tables.aliveSymbols, reel);
  const nextAlive = at(tables.aliveLines, reel + 1);
  const nextSymbols = at(tables.aliveSymbols, reel + 1);
  const cells = at(tables.cells, reel);
  const rows = at(tables.lineRows, reel);
  const top = column * tables.rows;
  const isLast = reel + 1 === tables.reels;
  let credits = 0;
  let going = 0;
  for (let index = 0; index < (tables.aliveCounts[reel] ?? 0); index += 1) {
    const line = alive[index] ?? 0;
    const cell = cells[top + (rows[line] ?? 0)] ?? 0;
    const symbol = reel === 0 ? cell : (symbols[index] ?? 0);
    const runs = cell === symbol || cell === tables.wild;
    if (!runs || isLast) credits += payOf(tables, symbol, runs ? reel + 1 : reel);
    else {
      nextAlive[going] = line;
      nextSymbols[going] = symbol;
      going += 1;
    }
  }
  tables.aliveCounts[reel + 1] = going;
  return credits;
}

function tally({ tables, count, credits, scatters }: Omit<Setting, 'reel'>): void {
  const won = credits + (tables.scatterCredits[scatters] ?? 0);
  count.windowsByCredits[won] = (count.windowsByCredits[won] ?? 0) + 1;
  count.windowsByScatters[scatters] = (count.windowsByScatters[scatters] ?? 0) + 1;
  count.creditsByScatters[scatters] = (count.creditsByScatters[scatters] ?? 0) + won;
}

function compile(asked: CensusAsked): Tables {
  const { lines, linePays } = asked;
  const reels = asked.reels.length;
  const names = [...new Set(asked.reels.flat().flatMap(({ symbols }) => symbols))];
  const pays = names.flatMap((name) =>
    Array.from({ length: reels + 1 }, (_, run) => linePays[name]?.[run] ?? 0),
  );
  const perReel = () => Array.from({ length: reels + 1 }, () => new Int32Array(lines.length));
  const aliveLines = perReel();
  at(aliveLines, 0).set([...lines.keys()]);
  return {
    reels,
    wild: names.indexOf(asked.wild),
    rows: asked.reels[0]?.[0]?.symbols.length ?? 0,
    cells: asked.reels.map((columns) =>
      Int32Array.from(
        columns.flatMap(({ symbols }) => symbols),
        (name) => names.indexOf(name),
      ),
    ),
    columns: asked.reels.map((columns) => columns.length),
    scatters: asked.reels.map((columns) => Int32Array.from(columns, ({ scatters }) => scatters)),
    lineRows: asked.reels.map((_, reel) => Int32Array.from(lines, (line) => line[reel] ?? 0)),
    pays: Int32Array.from(pays),
    scatterCredits: scatterCredits(asked),
    aliveLines,
    aliveSymbols: perReel(),
    aliveCounts: Int32Array.from({ length: reels + 1 }, (_, reel) =>
      reel === 0 ? lines.length : 0,
    ),
  };
}

function scatterCredits({ reels, scatterPays, stakeCredits }: CensusAsked): Int32Array {
  const most = reels.map((columns) => Math.max(...columns.map(({ scatters }) => scatters)));
  const length = most.reduce((sum, scatters) => sum + scatters, 1);
  return Int32Array.from({ length }, (_, shown) => (scatterPays[shown] ?? 0) * stakeCredits);
}

function newCount({ lines }: CensusAsked, tables: Tables): Count {
  const scatterCounts = tables.scatterCredits.length;
  const creditsMax = lines.length * Math.max(...tables.pays) + Math.max(...tables.scatterCredits);
  return {
    windowsByCredits: new Uint32Array(creditsMax + 1),
    windowsByScatters: new Float64Array(scatterCounts),
    creditsByScatters: new Float64Array(scatterCounts),
  };
}

function payOf(tables: Tables, symbol: number, run: number): number {
  return tables.pays[symbol * (tables.reels + 1) + run] ?? 0;
}

function at(arrays: readonly Int32Array[], index: number): Int32Array {
  const found = arrays[index];
  if (found === undefined) throw new RangeError(`No table for reel ${index}.`);
  return found;
}
