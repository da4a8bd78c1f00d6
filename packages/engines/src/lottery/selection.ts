// A player's selection, read and checked: rows of numbers, of which every combination is a unit, or
// single lines, each of which is one. Every fault of a slip has a name here.

export interface Selection {
  /**
   * `rows`: one list a place or part; `lines`: single units; `banker`: the numbers that every unit
   * has, and those it is filled up with.
   */
  readonly form: 'rows' | 'lines' | 'banker';
  readonly rows: readonly (readonly number[])[];
  /** Of a play at places of the player's choice: which, from 0. */
  readonly positions?: readonly number[];
}

export type SlipRefusal =
  | 'amount-differs'
  | 'amount-out-of-range'
  | 'answers-hang-together'
  | 'banker-not-offered'
  | 'banker-repeated'
  | 'cover-too-wide'
  | 'group-out-of-range'
  | 'line-malformed'
  | 'line-repeated'
  | 'mode-unknown'
  | 'multiple-out-of-range'
  | 'number-not-offered'
  | 'number-repeated'
  | 'number-unknown'
  | 'play-unknown'
  | 'positions-wrong'
  | 'price-out-of-range'
  | 'rows-differ'
  | 'rows-not-offered'
  | 'selection-empty'
  | 'selection-too-long'
  | 'single-entry-not-offered'
  | 'slip-malformed'
  | 'stake-too-small'
  | 'too-few-numbers'
  | 'too-many-lines'
  | 'too-many-numbers'
  | 'too-many-units'
  | 'units-differ';

export type Checked<T> = { readonly value: T } | { readonly refusal: SlipRefusal };

/** What may stand in one row. */
export interface RowForm {
  /** How the row is called where rows are named, e.g. the doubles of a group. */
  readonly label?: string;
  /** Words that are picked, in order; without them, numbers from `from` to `to`. */
  readonly words?: readonly string[];
  /** Numbers are written with just so many digits. */
  readonly digits?: number;
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
}

export interface LineForm {
  readonly length: number;
  /** Whether the order of a line's numbers matters. */
  readonly ordered: boolean;
  readonly repeats: boolean;
  readonly from: number;
  readonly to: number;
}

/** How a play's selections are written. */
export interface SelectionForm {
  readonly rows: readonly RowForm[];
  readonly lines?: LineForm;
  /** How many numbers a unit with bankers has. */
  readonly banker?: { readonly take: number };
  /** How many of how many places a player chooses at least. */
  readonly positions?: { readonly least: number; readonly of: number };
  /** How many answers all rows have together; each row may stay empty. */
  readonly legs?: { readonly least: number; readonly most: number };
}

export const linesMost = 10_000;

/** The selection in its one order of writing, or what its form forbids. */
export function checkForm(form: SelectionForm, selection: Selection): Checked<Selection> {
  const positions = checkPositions(form, selection);
  if ('refusal' in positions) return positions;
  const rows = {
    rows: checkRows,
    lines: checkLines,
    banker: checkBanker,
  }[selection.form](form, selection.rows);
  if ('refusal' in rows) return rows;
  return { value: { form: selection.form, rows: rows.value, ...positions.value } };
}

type Rows = readonly (readonly number[])[];

function checkPositions(
  { positions: asked }: SelectionForm,
  { positions, form }: Selection,
): Checked<{ positions?: readonly number[] }> {
  const wrong = { refusal: 'positions-wrong' } as const;
  if (asked === undefined) return positions === undefined ? { value: {} } : wrong;
  // Rows of their own for each place choose the places themselves.
  if (positions === undefined) return form === 'rows' && asked.least === 0 ? { value: {} } : wrong;
  const sorted = [...positions].sort((one, other) => one - other);
  const known = sorted.every((at) => Number.isInteger(at) && at >= 0 && at < asked.of);
  const once = new Set(sorted).size === sorted.length;
  return known && once && sorted.length >= asked.least ? { value: { positions: sorted } } : wrong;
}

function checkRows({ rows: forms, legs }: SelectionForm, rows: Rows): Checked<Rows> {
  if (forms.length === 0) return { refusal: 'rows-not-offered' };
  if (rows.length !== forms.length) return { refusal: 'rows-differ' };
  const checked: (readonly number[])[] = [];
  for (const [index, form] of forms.entries()) {
    const row = checkRow(form, rows[index] ?? []);
    if ('refusal' in row) return row;
    checked.push(row.value);
  }
  const picked = checked.flat().length;
  if (legs !== undefined && picked < legs.least) return { refusal: 'too-few-numbers' };
  if (legs !== undefined && picked > legs.most) return { refusal: 'too-many-numbers' };
  return { value: checked };
}

function checkRow(form: RowForm, row: readonly number[]): Checked<readonly number[]> {
  if (!row.every((value) => within(form, value))) return { refusal: 'number-unknown' };
  if (new Set(row).size < row.length) return { refusal: 'number-repeated' };
  if (row.length < form.least) return { refusal: 'too-few-numbers' };
  if (row.length > form.most) return { refusal: 'too-many-numbers' };
  return { value: [...row].sort((one, other) => one - other) };
}

function checkLines({ lines: form }: SelectionForm, lines: Rows): Checked<Rows> {
  if (form === undefined) return { refusal: 'single-entry-not-offered' };
  if (lines.length > linesMost) return { refusal: 'too-many-lines' };
  const seen = new Set<string>();
  const checked: (readonly number[])[] = [];
  for (const line of lines) {
    if (line.length !== form.length) return { refusal: 'line-malformed' };
    if (!line.every((value) => within(form, value))) return { refusal: 'number-unknown' };
    if (!form.repeats && new Set(line).size < line.length) return { refusal: 'number-repeated' };
    const one = form.ordered ? line : [...line].sort((number, other) => number - other);
    const key = one.join();
    if (seen.has(key)) return { refusal: 'line-repeated' };
    seen.add(key);
    checked.push(one);
  }
  return { value: checked };
}

function checkBanker({ banker, rows: forms }: SelectionForm, rows: Rows): Checked<Rows> {
  const [form] = forms;
  const [bankers, drags] = rows;
  if (banker === undefined || form === undefined) return { refusal: 'banker-not-offered' };
  if (bankers === undefined || drags === undefined || rows.length !== 2)
    return { refusal: 'rows-differ' };
  const checked: (readonly number[])[] = [];
  for (const [row, most] of [[bankers, banker.take - 1] as const, [drags, form.most] as const]) {
    const one = checkRow({ ...form, least: 1, most }, row);
    if ('refusal' in one) return one;
    checked.push(one.value);
  }
  if (bankers.some((number) => drags.includes(number))) return { refusal: 'banker-repeated' };
  return { value: checked };
}

function within({ from, to }: { readonly from: number; readonly to: number }, value: number) {
  return Number.isInteger(value) && value >= from && value <= to;
}
