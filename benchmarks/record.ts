// The measurements, row by row, with the commit they were made at: `docs/benchmarks.json`. A row
// stays until its benchmark is measured again.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isKept, ratioOf, type Figure, type Figures } from './figures.ts';
import { withTable } from './page.ts';

export interface Row extends Figure {
  readonly bench: string;
  readonly ratio?: number;
  readonly kept?: boolean;
  /** Tasks that waited or ran, a minute's mean. */
  readonly loadBefore: number;
  readonly loadAfter: number;
  /** A day. */
  readonly date: string;
  readonly commit: string;
  /** The tree was as the commit tells. */
  readonly clean: boolean;
  readonly machine: string;
  readonly command: string;
}

/** How and where a benchmark was run. */
export type Run = Pick<Row, 'loadBefore' | 'loadAfter' | 'date' | 'machine' | 'command'>;

const root = fileURLToPath(new URL('..', import.meta.url));
const recordFile = fileURLToPath(new URL('../docs/benchmarks.json', import.meta.url));
const pageFile = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

export const readRows = (): readonly Row[] =>
  (JSON.parse(readFileSync(recordFile, 'utf8')) as { rows: Row[] }).rows;

/** Replaces the rows of this benchmark, in the record and on the page. */
export function record(figures: Figures, run: Run, order: readonly string[]): void {
  const rows = replaced(readRows(), rowsOf(figures, { ...run, ...treeNow() }), order);
  writeFileSync(recordFile, `${JSON.stringify({ rows }, undefined, 2)}\n`);
  writeFileSync(pageFile, withTable(readFileSync(pageFile, 'utf8'), rows));
}

/** A benchmark that could not be run here keeps its figures of another machine. */
export function replaced(
  rows: readonly Row[],
  own: readonly Row[],
  order: readonly string[],
): readonly Row[] {
  const measured = new Set(own.map(({ bench }) => bench));
  const kept = rows.filter(({ bench }) => !measured.has(bench));
  const placeOf = ({ bench }: Row) => order.indexOf(bench);
  return [...kept, ...own].toSorted((a, b) => placeOf(a) - placeOf(b));
}

type Tree = Pick<Row, 'commit' | 'clean'>;

export function rowsOf({ name, figures }: Figures, run: Run & Tree): readonly Row[] {
  return figures.map((figure) => {
    const [ratio, kept] = [ratioOf(figure), isKept(figure)];
    return {
      bench: name,
      ...figure,
      ...(ratio === undefined ? {} : { ratio }),
      ...(kept === undefined ? {} : { kept }),
      ...run,
    };
  });
}

/** The record and its page of earlier runs do not affect the measurement. */
function treeNow(): Tree {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const others = [':(exclude)docs/benchmarks.json', ':(exclude)docs/benchmarks.md'];
  return {
    commit: git('rev-parse', '--short=8', 'HEAD'),
    clean: git('status', '--porcelain', '--', '.', ...others) === '',
  };
}
