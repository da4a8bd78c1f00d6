// A selection picked at random, from one unit to wide ones: what a player asks for with one tap,
// and what the proofs of every play are tried on.
import type { Draws } from '../../kit/draws.ts';
import type { Play } from '../play.ts';
import type { LineForm, RowForm, Selection } from '../selection.ts';

export interface PickAsked {
  readonly draws: Draws;
  /** How many numbers beyond the least are picked in each row, at most. */
  readonly extra: number;
}

/**
 * Rows where the play has them, single lines where it has not. Its own rules may still refuse it.
 */
export function randomPick({ form }: Play, asked: PickAsked): Selection {
  const { positions, rows, lines, legs } = form;
  if (legs !== undefined) return pickLegs(rows, legs, asked);
  const own = positions !== undefined && positions.least > 0;
  return {
    ...(rows.length > 0
      ? { form: 'rows', rows: rows.map((row) => pickRow(row, asked)) }
      : { form: 'lines', rows: lines === undefined ? [] : [pickLine(lines, asked)] }),
    ...(own ? { positions: pickPositions(positions, asked) } : {}),
  };
}

/** One answer at each of some places. */
function pickLegs(
  rows: readonly RowForm[],
  { least, most }: { readonly least: number; readonly most: number },
  { draws, extra }: PickAsked,
): Selection {
  const room = Math.min(extra, most - least, rows.length - least);
  const chosen = draws.pick(least + draws.int(room + 1), rows.length);
  return {
    form: 'rows',
    rows: rows.map(({ from, to }, row) =>
      chosen.includes(row) ? [from + draws.int(to - from + 1)] : [],
    ),
  };
}

/** One single line of a play that takes them. */
export function randomLine({ form }: Play, asked: PickAsked): Selection {
  const { positions, lines } = form;
  if (lines === undefined) throw new RangeError('The play takes no single lines.');
  return {
    form: 'lines',
    rows: [pickLine(lines, asked)],
    ...(positions === undefined
      ? {}
      : { positions: pickPositions({ ...positions, least: positions.of }, asked) }),
  };
}

function pickRow({ from, to, least, most }: RowForm, { draws, extra }: PickAsked): number[] {
  const numbers = to - from + 1;
  const room = Math.min(most, numbers, Math.max(least, 1) + extra) - Math.max(least, 1);
  const taken = Math.max(least, 1) + draws.int(room + 1);
  return sorted(draws.pick(taken, numbers).map((index) => index + from));
}

function pickLine(
  { from, to, length, repeats, ordered }: LineForm,
  { draws }: PickAsked,
): number[] {
  const numbers = to - from + 1;
  const line = repeats
    ? Array.from({ length }, () => draws.int(numbers) + from)
    : draws.pick(length, numbers).map((index) => index + from);
  return ordered ? line : sorted(line);
}

function pickPositions(
  { least, of }: { readonly least: number; readonly of: number },
  { draws }: PickAsked,
): number[] {
  const taken = Math.max(least, 1);
  return sorted(draws.pick(taken + draws.int(of - taken + 1), of));
}

function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other);
}
