// The cart: priced slips that are ordered together. Pure; a changed slip is priced again.
import { printUnits, type Units } from '@baize/money';
import { printSelection, type Mode, type Play } from '@baize/engines';
import type { OrderAsked } from '../desk/lottery-terms.ts';
import type { Priced, ReducedNumbers } from '../picks/price.ts';

export type SlipStake =
  | {
      readonly pays: 'prize';
      readonly mode: Mode;
      readonly multiple: number;
      readonly group: number;
    }
  | { readonly pays: 'odds'; readonly amount: Units };

/** What a slip is priced from. */
export interface SlipText {
  readonly play: string;
  readonly selection: string;
  readonly at: SlipStake;
}

export interface CartSlip extends SlipText {
  readonly id: number;
  readonly units: number;
  readonly stake: Units;
  /** See `Priced`. */
  readonly reach: bigint;
  /** What a unit costs of its amount; undefined: all of it. */
  readonly price?: Units;
  /** Its limited numbers. */
  readonly reduced?: readonly ReducedNumbers[];
  /** How many numbers the selection writes. */
  readonly size: number;
}

export function cartSlip(play: Play, { terms, ...priced }: Priced, id: number): CartSlip {
  const at: SlipStake =
    terms.pays === 'odds'
      ? { pays: 'odds', amount: terms.amount }
      : { pays: 'prize', mode: terms.mode, multiple: terms.multiple, group: terms.group };
  const size = priced.selection.rows.reduce((sum, row) => sum + row.length, 0);
  const price = terms.pays === 'odds' && terms.price !== undefined ? { price: terms.price } : {};
  return { ...priced, ...price, selection: printSelection(play, priced.selection), id, at, size };
}

export function cartTotal(slips: readonly CartSlip[]): Units {
  return slips.reduce((total, { stake }) => total + stake, 0n);
}

/** How much may be on one slip. */
export interface SlipMost {
  readonly multipleMost: number;
  readonly amountMost: Units;
}

/** Whether two slips differ in nothing but how much is on them. */
const alike = (one: CartSlip, other: CartSlip): boolean => keyOf(one) === keyOf(other);

function keyOf({ play, selection, at }: CartSlip): string {
  const terms = at.pays === 'odds' ? 'odds' : `${at.mode} ${at.group}`;
  return `${play} ${terms} ${selection}`;
}

/** Equal slips become one with the sum of their multiples, or of their amounts. */
export function mergeSlips(slips: readonly CartSlip[], most: SlipMost): readonly CartSlip[] {
  const merged: CartSlip[] = [];
  for (const slip of slips) {
    const at = merged.findIndex((one) => alike(one, slip));
    const sum = at === -1 ? undefined : together(merged[at] ?? slip, slip, most);
    if (sum === undefined) merged.push(slip);
    else merged[at] = sum;
  }
  return merged;
}

export function canMerge(slips: readonly CartSlip[], most: SlipMost): boolean {
  return mergeSlips(slips, most).length < slips.length;
}

// Undefined where the sum would be more than a slip may have.
function together(one: CartSlip, other: CartSlip, most: SlipMost): CartSlip | undefined {
  const sums = { stake: one.stake + other.stake, reach: one.reach + other.reach };
  if (one.at.pays === 'odds' && other.at.pays === 'odds') {
    const amount = one.at.amount + other.at.amount;
    return amount > most.amountMost ? undefined : { ...one, ...sums, at: { pays: 'odds', amount } };
  }
  if (one.at.pays === 'odds' || other.at.pays === 'odds') return undefined;
  const multiple = one.at.multiple + other.at.multiple;
  return multiple > most.multipleMost
    ? undefined
    : { ...one, ...sums, at: { ...one.at, multiple } };
}

type SlipAsked = OrderAsked['slips'][number];

/** As the order call takes it. What the screen counted goes along, to be held against. */
export function slipAsked({ play, selection, units, stake, at }: CartSlip): SlipAsked {
  const counted = { play, selection, units, stake: printUnits(stake, 4) };
  if (at.pays === 'odds') return { ...counted, amount: printUnits(at.amount, 4) };
  return { ...counted, mode: at.mode, multiple: at.multiple, group: at.group };
}
