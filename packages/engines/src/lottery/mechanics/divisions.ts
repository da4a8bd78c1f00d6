// Six numbers against six drawn ones and an extra one: a unit wins in the division of how many it
// has, the extra one apart. Prizes are fixed, and so is the return; no pool pays them.
import { oddsPerOne, type Units } from '@baize/money';
import { add, divide, multiply, ratio } from '../../kit/ratio.ts';
import { choose, shared, share, total } from '../combinatorics.ts';
import { numbersOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules, type Tier } from '../play.ts';
import type { Selection } from '../selection.ts';
import { rowOf } from './forms.ts';

export interface Division {
  /** How many of the six. */
  readonly mains: number;
  readonly extra: 0 | 1;
  /** In whole stakes, the stake included. */
  readonly odds: number;
}

export interface DivisionTerms {
  readonly take: number;
  readonly divisions: readonly Division[];
  /** In whole money: a unit is staked with this much or a multiple of it. */
  readonly amountStep: number;
}

export function divisions(kind: DrawKind, places: number, terms: DivisionTerms): Rules {
  const { take, divisions: list, amountStep } = terms;
  const mains = places - 1;
  const waysOf = ({ mains: hit, extra }: Division): number =>
    choose(mains, hit) * choose(numbersOf(kind) - places, take - hit - extra);
  const unitsOf = ({ form, rows }: Selection): number => {
    const [first = [], drags = []] = rows;
    if (form === 'lines') return rows.length;
    return form === 'rows' ? choose(first.length, take) : choose(drags.length, take - first.length);
  };
  return {
    form: {
      rows: [rowOf(kind, take)],
      lines: { from: kind.low, to: kind.high, length: take, ordered: false, repeats: false },
      banker: { take },
    },
    bets: ['matches'],
    tiers: tiersOf(list, waysOf, choose(numbersOf(kind), take)),
    amountStep: (BigInt(amountStep) * oddsPerOne) satisfies Units,
    refusal: (selection) => (unitsOf(selection) === 0 ? 'too-few-numbers' : undefined),
    count: (selection) => [unitsOf(selection)],
    hits: (selection, window) => {
      const drawn = { mains: window.slice(0, mains), extra: window.slice(mains) };
      const hits = list.map((division) => unitsIn(division, selection, drawn, take));
      return total(hits) === 0 ? noHits : hits;
    },
    hitsMost: unitsOf,
    atOnce: list.map(waysOf),
  };
}

function tiersOf(
  list: readonly Division[],
  waysOf: (division: Division) => number,
  sets: number,
): Tier[] {
  const returned = list.map((one) => multiply(share(waysOf(one), sets), ratio(BigInt(one.odds))));
  const all = returned.reduce(add);
  return list.map((division, index) => ({
    bet: 0,
    name: `division-${index + 1}`,
    chance: share(waysOf(division), sets),
    share: divide(returned[index] ?? all, all),
    pays: 'prize',
    fixed: BigInt(division.odds) * oddsPerOne,
  }));
}

interface Drawn {
  readonly mains: readonly number[];
  readonly extra: readonly number[];
}

// How many units are in the division: what the bankers have of it is in all of them.
function unitsIn(
  { mains, extra }: Division,
  { form, rows }: Selection,
  drawn: Drawn,
  take: number,
): number {
  const isIn = (line: readonly number[]): boolean =>
    shared(line, drawn.mains) === mains && (mains === take || shared(line, drawn.extra) === extra);
  if (form === 'lines') return rows.filter(isIn).length;
  const [bankers, drags] = form === 'rows' ? [[], rows[0] ?? []] : [rows[0] ?? [], rows[1] ?? []];
  const moreMains = mains - shared(bankers, drawn.mains);
  const moreExtra = extra - shared(bankers, drawn.extra);
  const others = take - bankers.length - moreMains - moreExtra;
  const own = { mains: shared(drags, drawn.mains), extra: shared(drags, drawn.extra) };
  return (
    choose(own.mains, moreMains) *
    choose(own.extra, moreExtra) *
    choose(drags.length - own.mains - own.extra, others)
  );
}
