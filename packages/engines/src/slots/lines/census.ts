// The census of a line game: every window of its full cycle, counted once; nothing is sampled.
// Reels are set from the first to the last, each to every stop. A line stays alive while its run
// goes on; when it breaks, its pay is added and it is not looked at again. Most lines break by the
// third reel, so 33 million windows take a second.
import type { LineGame } from './definition.ts';

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
export function takeCensus(game: LineGame): Census {
  const tables = compile(game);
  const count = newCount(game, tables);
  setReel({ tables, count, reel: 0, credits: 0, scatters: 0 });
  return {
    cycle: game.strips.reduce((product, strip) => product * strip.length, 1),
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
  /**
   * Symbol numbers by reel and stop, with the first rows again at the end so that no stop wraps.
   */
  readonly cells: readonly Int32Array[];
  readonly stops: readonly number[];
  readonly scatterWindows: readonly Int32Array[];
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
  const stops = tables.stops[reel] ?? 0;
  for (let stop = 0; stop < stops; stop += 1) {
    const shown = scatters + (tables.scatterWindows[reel]?.[stop] ?? 0);
    const won = credits + runLines(tables, reel, stop);
    if (reel + 1 === tables.reels) tally({ tables, count, credits: won, scatters: shown });
    else setReel({ tables, count, reel: reel + 1, credits: won, scatters: shown });
  }
}

/** Goes on with every line alive on this reel; gives the credits of those that end here. */
function runLines(tables: Tables, reel: number, stop: number): number {
  const alive = at(tables.aliveLines, reel);
  const symbols = at(tables.aliveSymbols, reel);
  const nextAlive = at(tables.aliveLines, reel + 1);
  const nextSymbols = at(tables.aliveSymbols, reel + 1);
  const cells = at(tables.cells, reel);
  const rows = at(tables.lineRows, reel);
  const isLast = reel + 1 === tables.reels;
  let credits = 0;
  let going = 0;
  for (let index = 0; index < (tables.aliveCounts[reel] ?? 0); index += 1) {
    const line = alive[index] ?? 0;
    const cell = cells[stop + (rows[line] ?? 0)] ?? 0;
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

function compile(game: LineGame): Tables {
  const names = [...new Set(game.strips.flat())];
  const reels = game.strips.length;
  const scattersMax = reels * game.rows;
  const pays = names.flatMap((name) =>
    Array.from({ length: reels + 1 }, (_, run) => game.linePays[name]?.[run] ?? 0),
  );
  const perReel = () => Array.from({ length: reels + 1 }, () => new Int32Array(game.lines.length));
  const aliveLines = perReel();
  at(aliveLines, 0).set([...game.lines.keys()]);
  return {
    reels,
    wild: names.indexOf(game.wild),
    cells: game.strips.map((strip) =>
      Int32Array.from([...strip, ...strip.slice(0, game.rows - 1)], (name) => names.indexOf(name)),
    ),
    stops: game.strips.map((strip) => strip.length),
    scatterWindows: game.strips.map((strip) => scattersInView(game, strip)),
    lineRows: game.strips.map((_, reel) => Int32Array.from(game.lines, (line) => line[reel] ?? 0)),
    pays: Int32Array.from(pays),
    scatterCredits: Int32Array.from(
      { length: scattersMax + 1 },
      (_, scatters) => (game.scatterPays[scatters] ?? 0) * game.stakeCredits,
    ),
    aliveLines,
    aliveSymbols: perReel(),
    aliveCounts: Int32Array.from({ length: reels + 1 }, (_, reel) =>
      reel === 0 ? game.lines.length : 0,
    ),
  };
}

function scattersInView(game: LineGame, strip: readonly string[]): Int32Array {
  return Int32Array.from(strip.keys(), (stop) => {
    const view = Array.from({ length: game.rows }, (_, row) => strip[(stop + row) % strip.length]);
    return view.filter((symbol) => symbol === game.scatter).length;
  });
}

function newCount(game: LineGame, tables: Tables): Count {
  const scatterCounts = tables.scatterCredits.length;
  const creditsMax =
    game.lines.length * Math.max(...tables.pays) + Math.max(...tables.scatterCredits);
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
