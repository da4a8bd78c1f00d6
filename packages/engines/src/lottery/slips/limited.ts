// Limited numbers: those that the house has closed, or pays less for, while a slip is taken. A slip
// with such numbers is struck in parts, each at its own part of the odds; afterwards nothing of it
// changes.
import type { Units } from '@baize/money';
import { total } from '../combinatorics.ts';
import type { Play } from '../play.ts';
import type { Slip } from './check.ts';
import { unitStake } from './terms.ts';

/** By number: the part of the odds in hundredths; 0 is closed. */
export type LimitedRates = ReadonlyMap<number, number>;

/** How many digits the numbers of a play have whose numbers may be limited one by one. */
export function limitableDigits({ pays, form }: Play): number | undefined {
  const [row, ...more] = form.rows;
  return pays === 'odds' && more.length === 0 && row?.least === 1 ? row.digits : undefined;
}

const wholeRate = 100;

/** The slip in parts by rate, the highest first; or a number that is closed. */
export function limitSlip(
  play: Play,
  slip: Slip,
  rates: LimitedRates,
): readonly Slip[] | { readonly closed: number } {
  const { rows, ...rest } = slip.selection;
  const rated = (rows[0] ?? []).map((number) => ({ number, rate: rateOf(play, number, rates) }));
  const closed = rated.find(({ rate }) => rate === 0);
  if (closed) return { closed: closed.number };
  if (rated.every(({ rate }) => rate === wholeRate)) return [slip];
  const parts = [...Map.groupBy(rated, ({ rate }) => rate)].sort(([one], [other]) => other - one);
  return parts.map(([rate, part]) => {
    const selection = { ...rest, rows: [part.map(({ number }) => number)] };
    return partOf(slip, { selection, rate, units: total(play.count(selection)) });
  });
}

interface Part extends Pick<Slip, 'selection' | 'units'> {
  readonly rate: number;
}

function partOf(slip: Slip, { selection, units, rate }: Part): Slip {
  const { terms } = slip;
  const stake: Units = BigInt(units) * unitStake(terms);
  const part = { ...slip, selection, units, stake };
  if (rate === wholeRate || terms.pays !== 'odds') return part;
  const odds = terms.odds.map((one) => (one * BigInt(rate)) / BigInt(wholeRate));
  return { ...part, terms: { ...terms, odds, rate } };
}

/** In any order a number wins by several: the least of their rates is its own. */
function rateOf(play: Play, number: number, rates: LimitedRates): number {
  const winning = winningOf(play, number).map((one) => rates.get(one) ?? wholeRate);
  return Math.min(wholeRate, ...winning);
}

/** The drawn numbers by which a picked one wins. */
function winningOf(play: Play, number: number): readonly number[] {
  const selection = { form: 'rows', rows: [[number]] } as const;
  if (play.each !== undefined) return play.each.wins(selection).map(([outcome]) => outcome);
  return play.wonBy?.(number) ?? [number];
}
