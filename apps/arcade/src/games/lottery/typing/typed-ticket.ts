// The rows of a typed ticket. The last row is always empty, and takes the amounts of the row above
// it. Pure: each change gives new rows.
import { numbersOfSet, type NumberSet } from './number-sets.ts';
import type { ColumnId } from './columns.ts';
import type { Shape } from './read-list.ts';
import type { TypedRow } from './typed-row.ts';

export type Rows = readonly TypedRow[];

/** An order takes no more slips. */
export const rowsMost = 200;

export const firstRows: Rows = [{ id: 1, number: '', amounts: {}, form: 'straight' }];

/** Rows so that the last one is empty and none but it. */
export function withLast(rows: Rows): Rows {
  const last = rows.at(-1);
  if (last === undefined) return firstRows;
  if (last.number === '' || rows.length >= rowsMost) return rows;
  const id = Math.max(...rows.map((row) => row.id)) + 1;
  return [...rows, { id, number: '', amounts: last.amounts, form: last.form }];
}

export function changeRow(rows: Rows, id: number, change: Partial<Omit<TypedRow, 'id'>>): Rows {
  const changed = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  const at = changed.findIndex((row) => row.id === id);
  const [row, below] = [changed[at], changed[at + 1]];
  const takesOver = row !== undefined && below?.number === '' && change.number === undefined;
  const carried = takesOver
    ? changed.with(at + 1, { ...below, amounts: row.amounts, form: row.form })
    : changed;
  return withLast(carried);
}

export function removeRow(rows: Rows, id: number): Rows {
  return withLast(rows.filter((row) => row.id !== id));
}

interface Added {
  readonly number: string;
  readonly amounts: TypedRow['amounts'];
  readonly form: TypedRow['form'];
}

function insert(rows: Rows, at: number, added: readonly Added[]): Rows {
  let id = Math.max(0, ...rows.map((row) => row.id));
  const made = added.map((row) => {
    id += 1;
    return { id, ...row };
  });
  return withLast([...rows.slice(0, at), ...made, ...rows.slice(at)].slice(0, rowsMost));
}

/** The row becomes the rows of a set. A bet in any order stays with the typed number alone. */
export function spreadRow(rows: Rows, id: number, set: NumberSet): Rows {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (row === undefined) return rows;
  const { tod: _, ...amounts } = row.amounts;
  const typed = set === 'orders' ? [row.number] : [];
  const numbers = new Set([...typed, ...numbersOfSet(set, row.number)]);
  const added = [...numbers].map((number) => ({
    number,
    amounts: typed.includes(number) ? row.amounts : amounts,
    form: row.form,
  }));
  return insert(
    rows.filter((one) => one.id !== id),
    at,
    added,
  );
}

/** The rows of a list whose questions are answered, behind those that are there. */
export function addList(
  rows: Rows,
  shapes: readonly Shape[],
  meant: (shape: Shape) => readonly ColumnId[] | undefined,
): Rows {
  const lines = shapes.flatMap((shape) => {
    const columns = meant(shape);
    return columns === undefined ? [] : shape.lines.map((line) => ({ line, columns }));
  });
  const added = lines
    .toSorted((one, other) => one.line.line - other.line.line)
    .flatMap(({ line, columns }) => {
      const amounts = Object.fromEntries(
        columns.map((column, at) => [column, line.amounts[at] ?? '']),
      );
      return line.numbers.map((number) => ({ number, amounts, form: 'straight' as const }));
    });
  const typed = rows.filter(({ number }) => number !== '');
  return insert(typed, typed.length, added);
}
