// Road maps of one mark for each draw, oldest first. On the big road equal marks run down a column,
// another mark begins the next, and a long run turns right at the foot. The bead plate fills its
// columns one after the other.
import { markOf, type Mark, type MarkAsked } from './subjects.ts';

const roadRows = 6;

export interface RoadCell {
  readonly mark: Mark;
  /** From 0. */
  readonly column: number;
  readonly row: number;
}

interface Drawn {
  readonly numbers: readonly number[] | null;
}

/** From draws told newest first. */
export function marksOf(asked: MarkAsked, draws: readonly Drawn[]): readonly Mark[] {
  return draws
    .toReversed()
    .flatMap(({ numbers }) => (numbers === null ? [] : [markOf(asked, numbers)]));
}

export function beadPlate(marks: readonly Mark[]): readonly RoadCell[] {
  return marks.map((mark, index) => ({
    mark,
    column: Math.floor(index / roadRows),
    row: index % roadRows,
  }));
}

export function bigRoad(marks: readonly Mark[]): readonly RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < roadRows && !taken.has(`${column} ${row}`);
  let runColumn = -1;
  for (const mark of marks) {
    const last = cells.at(-1);
    let column: number;
    let row = 0;
    if (last === undefined || last.mark !== mark) {
      do runColumn += 1;
      while (!isFree(runColumn, 0));
      column = runColumn;
    } else {
      // Once a run has turned right it stays on its row.
      const goesDown = last.column === runColumn && isFree(last.column, last.row + 1);
      column = goesDown ? last.column : last.column + 1;
      row = goesDown ? last.row + 1 : last.row;
    }
    taken.add(`${column} ${row}`);
    cells.push({ mark, column, row });
  }
  return cells;
}

export interface RoadSummary {
  readonly counts: ReadonlyMap<Mark, number>;
  readonly longest: Run | undefined;
  /** The run that the last draw belongs to. */
  readonly current: Run | undefined;
}

export interface Run {
  readonly mark: Mark;
  readonly length: number;
}

export function summaryOf(marks: readonly Mark[]): RoadSummary {
  const counts = new Map<Mark, number>();
  let current: Run | undefined;
  let longest: Run | undefined;
  for (const mark of marks) {
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
    current = { mark, length: current?.mark === mark ? current.length + 1 : 1 };
    if (current.length > (longest?.length ?? 0)) longest = current;
  }
  return { counts, longest, current };
}
