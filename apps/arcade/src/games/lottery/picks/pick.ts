// The picks on a pad: numbers of each row, bankers and drags, typed lines, and the chosen places of
// the draw. Pure; each press returns a new pick.
import {
  checkForm,
  type Play,
  type RowForm,
  type Selection,
  type SlipRefusal,
} from '@baize/engines';

export type PickForm = Selection['form'];

export interface Pick {
  readonly form: PickForm;
  readonly rows: readonly (readonly number[])[];
  /** From 0; empty where the play looks at fixed places. */
  readonly positions: readonly number[];
  /** Lines as they were typed; undefined: as the rows print. */
  readonly text?: string;
  /** The text is longer than what is kept of it. */
  readonly isCut?: true;
  /** The text has not been read yet: its rows are not known, and nothing can be bet. */
  readonly isUnread?: true;
  /** What was picked in the other forms: kept, and no part of this pick. */
  readonly aside?: readonly Pick[];
}

/** Why a pick cannot be bet: as the server would refuse it, or because its text is being read. */
export type PickRefusal = SlipRefusal | 'lines-unread' | 'number-closed';

/** The ways in which a play's numbers may be given, the usual one first. */
export function pickForms({ form }: Play): readonly PickForm[] {
  return [
    ...(form.rows.length > 0 ? (['rows'] as const) : []),
    ...(form.banker === undefined ? [] : (['banker'] as const)),
    ...(form.lines === undefined ? [] : (['lines'] as const)),
  ];
}

export function emptyPick(play: Play, form = pickForms(play)[0] ?? 'rows'): Pick {
  return { form, rows: emptyRows(play, form), positions: firstPlaces(play, form) };
}

function emptyRows({ form }: Play, chosen: PickForm): readonly (readonly number[])[] {
  if (chosen === 'lines') return [];
  return Array.from({ length: chosen === 'banker' ? 2 : form.rows.length }, () => []);
}

/** As many places as the play needs, from the last one back, as players mostly choose them. */
function firstPlaces(play: Play, form: PickForm): readonly number[] {
  const needed = placesNeeded(play, form);
  const of = play.form.positions?.of ?? 0;
  return Array.from({ length: needed }, (_, index) => of - needed + index);
}

/** How many places the player must choose; 0 where the play chooses them, or its rows do. */
export function placesNeeded({ form }: Play, chosen: PickForm): number {
  const { positions, lines } = form;
  if (positions === undefined) return 0;
  if (positions.least > 0) return positions.least;
  return chosen === 'lines' ? (lines?.length ?? 0) : 0;
}

/** What a row may hold: bankers are fewer than a unit's numbers. */
export function rowLimit({ form }: Play, pick: Pick, row: number): RowForm {
  const own = form.rows[pick.form === 'banker' ? 0 : row] ?? nothing;
  if (pick.form !== 'banker') return own;
  return row === 0
    ? { ...own, least: 1, most: (form.banker?.take ?? 2) - 1 }
    : { ...own, least: 1 };
}

const nothing: RowForm = { from: 0, to: -1, least: 0, most: 0 };

/** Presses one number: it is put in, or taken out. A full row lets its oldest number go. */
export function togglePick(play: Play, pick: Pick, press: { row: number; value: number }): Pick {
  const { row, value } = press;
  const before = pick.rows[row] ?? [];
  const { most } = rowLimit(play, pick, row);
  const has = before.includes(value);
  const after = has ? before.filter((one) => one !== value) : [...before, value].slice(-most);
  const rows = pick.rows.with(row, after);
  if (pick.form !== 'banker' || has) return { ...pick, rows };
  // A number is a banker or a drag.
  const other = 1 - row;
  return {
    ...pick,
    rows: rows.with(
      other,
      (rows[other] ?? []).filter((one) => one !== value),
    ),
  };
}

export function togglePlace(pick: Pick, place: number): Pick {
  const has = pick.positions.includes(place);
  const positions = has
    ? pick.positions.filter((one) => one !== place)
    : [...pick.positions, place].toSorted((one, other) => one - other);
  return { ...pick, positions };
}

export const fills = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type Fill = (typeof fills)[number];

/** Fills a row at one press. Numbers beyond what the row may hold are left out. */
export function fillRow(play: Play, pick: Pick, asked: { row: number; fill: Fill }): Pick {
  const limit = rowLimit(play, pick, asked.row);
  const taken = pick.form === 'banker' ? (pick.rows[1 - asked.row] ?? []) : [];
  const row = valuesOf(limit)
    .filter((value) => !taken.includes(value) && inFill(asked.fill, limit, value))
    .slice(0, limit.most);
  return { ...pick, rows: pick.rows.with(asked.row, row) };
}

/** Puts all of these numbers in, or takes them out where all of them are in. */
export function toggleValues(
  play: Play,
  pick: Pick,
  { row, values }: { readonly row: number; readonly values: readonly number[] },
): Pick {
  const before = pick.rows[row] ?? [];
  const { most } = rowLimit(play, pick, row);
  const taken = pick.form === 'banker' ? (pick.rows[1 - row] ?? []) : [];
  const missing = values.filter((value) => !before.includes(value) && !taken.includes(value));
  const after =
    missing.length === 0
      ? before.filter((value) => !values.includes(value))
      : [...before, ...missing].slice(0, most);
  return { ...pick, rows: pick.rows.with(row, after) };
}

/** A row is filled by halves only where it holds numbers, and may hold so many. */
export function fillsOf({ words, from, to, most }: RowForm): readonly Fill[] {
  const count = to - from + 1;
  if (most < count) return ['clear'];
  return words === undefined && count > 3 ? fills : ['all', 'clear'];
}

function inFill(fill: Fill, { from, to }: RowForm, value: number): boolean {
  if (fill === 'clear') return false;
  if (fill === 'all') return true;
  if (fill === 'odd' || fill === 'even') return value % 2 === (fill === 'odd' ? 1 : 0);
  return value * 2 > from + to === (fill === 'big');
}

export function valuesOf({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The sums of the units of rows for each place; undefined while a row is empty. */
export function sumsOf(
  { form, at, kind }: Play,
  { form: own, rows }: Pick,
): { readonly least: number; readonly most: number } | undefined {
  const isByPlace =
    own === 'rows' &&
    kind.repeats &&
    at.length > 1 &&
    rows.length === at.length &&
    form.rows.every(({ words, least }) => words === undefined && least > 0);
  if (!isByPlace || rows.some((row) => row.length === 0)) return undefined;
  return {
    least: rows.reduce((sum, row) => sum + Math.min(...row), 0),
    most: rows.reduce((sum, row) => sum + Math.max(...row), 0),
  };
}

export function isEmptyPick({ rows, text = '' }: Pick): boolean {
  return text === '' && rows.every((row) => row.length === 0);
}

export type Checked = { readonly selection: Selection } | { readonly refusal: PickRefusal };

/**
 * The pick as the engine takes it, in the engine's order. Lines were checked one by one as they
 * were read: thousands of them are not walked again at every press.
 */
export function selectionOf(play: Play, pick: Pick): Checked {
  const { form, rows, positions, isUnread = false } = pick;
  if (isUnread) return { refusal: 'lines-unread' };
  const places = placesNeeded(play, form) > 0 ? { positions } : {};
  if (rows.length === 0) return { refusal: 'selection-empty' };
  if (form === 'lines') return linesOf(play, pick);
  const checked = checkForm(play.form, { form, rows, ...places });
  return 'refusal' in checked ? checked : { selection: checked.value };
}

/** Puts a selection back on the pad, to change it. */
export function pickOfSelection({ form, rows, positions = [] }: Selection): Pick {
  return { form, rows, positions };
}

function linesOf(play: Play, { form, rows, positions }: Pick): Checked {
  const needed = placesNeeded(play, form);
  if (positions.length < needed) return { refusal: 'positions-wrong' };
  return { selection: { form, rows, ...(needed > 0 ? { positions } : {}) } };
}
