// Counts how often a number or answer came in the last draws, and since how many draws it is
// missing. Past figures only: draws are independent.
import { windowOf, type Play } from '@baize/engines';

export interface Seen {
  /** Draws since it came last; all of them where it never did. */
  readonly missing: number;
  readonly times: number;
}

export interface RowAsked {
  readonly row: number;
  readonly values: readonly number[];
}

/** For each value of a row, over draws told newest first; empty where no value wins alone. */
export function seenInDraws(
  play: Play,
  draws: readonly (readonly number[])[],
  { row, values }: RowAsked,
): ReadonlyMap<number, Seen> {
  const came = comes(play, row);
  if (came === undefined || draws.length === 0) return new Map();
  const windows = draws.map((numbers) => windowOf(play, numbers));
  return new Map(
    values.map((value) => {
      const hits = windows.map((window) => came(value, window));
      const first = hits.indexOf(true);
      const missing = first === -1 ? hits.length : first;
      return [value, { missing, times: hits.filter(Boolean).length }];
    }),
  );
}

type Came = (value: number, window: readonly number[]) => boolean;

function comes(play: Play, row: number): Came | undefined {
  const { form, at, kind } = play;
  const own = form.rows[row];
  if (form.rows.length === at.length && at.length > 1 && own?.words === undefined)
    return (value, window) => window[row] === value;
  const isNumber = own?.words === undefined && own?.from === kind.low && own.to === kind.high;
  if (isNumber) return (value, window) => window.includes(value);
  // An answer alone wins or not; one of several that win only together does not.
  if (form.rows.length !== 1 || own === undefined || own.least > 1) return undefined;
  return (value, window) =>
    play
      .hits({ form: 'rows', rows: [[value]] }, window)
      .some((units, tier) => units > 0 && play.tiers[tier]?.pays === 'prize');
}

/** The most and the least seen of a row: shown warm and cold. */
export function warmth(seen: ReadonlyMap<number, Seen>): ReadonlyMap<number, 'hot' | 'cold'> {
  const times = [...seen.values()].map((one) => one.times);
  const [most, least] = [Math.max(...times), Math.min(...times)];
  if (seen.size < 4 || most === least) return new Map();
  const told = new Map<number, 'hot' | 'cold'>();
  for (const [value, one] of seen) {
    if (one.times === most) told.set(value, 'hot');
    else if (one.times === least) told.set(value, 'cold');
  }
  return told;
}
