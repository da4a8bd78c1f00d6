// Numbers picked against numbers drawn: a unit has so many numbers, and wins by how many of them
// were drawn. With bankers, every unit has those and is filled up from the rest.
import { choose, shared, share } from '../combinatorics.ts';
import { numbersOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import type { Selection } from '../selection.ts';
import type { Chance } from './options.ts';
import { rowOf } from './forms.ts';

export interface MatchTerms {
  readonly kind: DrawKind;
  /** How many numbers are drawn where the play looks. */
  readonly drawn: number;
  /** How many numbers a unit has. */
  readonly take: number;
  /**
   * With how many drawn it wins; the part of the return that each pays, where there are several.
   */
  readonly wins: readonly { readonly matched: number; readonly share?: Chance }[];
  /** How many numbers may be picked at most. */
  readonly most?: number;
}

export function matches({ kind, drawn, take, wins, most }: MatchTerms): Rules {
  const numbers = numbersOf(kind);
  const row = { ...rowOf(kind, take), ...(most === undefined ? {} : { most }) };
  const units = ({ form, rows: [row = [], drags = []] }: Selection, lines: number): number => {
    if (form === 'lines') return lines;
    return form === 'rows' ? choose(row.length, take) : choose(drags.length, take - row.length);
  };
  return {
    form: {
      rows: [row],
      lines: { from: kind.low, to: kind.high, length: take, ordered: false, repeats: false },
      ...(take > 1 ? { banker: { take } } : {}),
    },
    bets: ['matches'],
    tiers: wins.map(({ matched, share: part = [1, 1] }) => ({
      bet: 0,
      chance: share(
        choose(drawn, matched) * choose(numbers - drawn, take - matched),
        choose(numbers, take),
      ),
      share: share(...part),
      pays: 'prize',
    })),
    refusal: (selection) =>
      units(selection, selection.rows.length) === 0 ? 'too-few-numbers' : undefined,
    count: (selection) => [units(selection, selection.rows.length)],
    hits: (selection, window) => {
      const found = wins.map(({ matched }) => unitsMatching(selection, window, take, matched));
      return found.every((count) => count === 0) ? noHits : found;
    },
    hitsMost: (selection) => units(selection, selection.rows.length),
  };
}

// How many units have just `matched` numbers among those drawn.
function unitsMatching(
  { form, rows }: Selection,
  window: readonly number[],
  take: number,
  matched: number,
): number {
  if (form === 'lines') return rows.filter((line) => shared(line, window) === matched).length;
  const [bankers, drags] = form === 'rows' ? [[], rows[0] ?? []] : [rows[0] ?? [], rows[1] ?? []];
  const drawnBankers = shared(bankers, window);
  const drawnDrags = shared(drags, window);
  const more = matched - drawnBankers;
  const left = take - bankers.length - more;
  return choose(drawnDrags, more) * choose(drags.length - drawnDrags, left);
}
