// The cost of a bet as players reckon it: so many numbers, at so many lots, at an amount, times the
// part of it that the player pays.
import { timesUnits } from '@baize/client';
import type { Play } from '@baize/engines';
import { unitsPerOne, type Units } from '@baize/money';
import type { Priced } from '../picks/price.ts';

export interface Cost {
  /** Numbers, or tickets where several numbers are bet together. */
  readonly count: number;
  readonly areTickets: boolean;
  /** Lots that each number is bet at; 1 where it is bet at one. */
  readonly lots: number;
  readonly amount: Units;
  /** What a unit costs of its amount, in Units for each unit; undefined: all of it. */
  readonly factor?: Units;
  readonly stake: Units;
}

/** Undefined where a play pays prizes by price. */
export function costOf(play: Play, { units, stake, terms }: Priced): Cost | undefined {
  if (terms.pays !== 'odds' || units === 0) return undefined;
  const lots = play.each === undefined ? 1 : lotsOf(play);
  const whole = timesUnits(terms.amount, units);
  return {
    count: units / lots,
    areTickets: play.each === undefined,
    lots,
    amount: terms.amount,
    ...(whole === stake || whole === 0n ? {} : { factor: (stake * unitsPerOne) / whole }),
    stake,
  };
}

/** How many units one number is. */
function lotsOf(play: Play): number {
  const [all = 0] = play.count({ form: 'rows', rows: [[0]] });
  return Math.max(1, all);
}
