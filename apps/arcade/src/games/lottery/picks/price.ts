// Prices a pick with the server's engine: its cost, its highest payout, or the reason why it cannot
// be played yet.
import {
  checkSlip,
  limitableDigits,
  limitSlip,
  payoutMost,
  unitPrice,
  type LimitedRates,
  type Mode,
  type Play,
  type Selection,
  type Slip,
  type SlipLimits,
  type SlipTerms,
} from '@baize/engines';
import { oddsPerOne, type Odds, type Units } from '@baize/money';
import { selectionOf, type Pick, type PickRefusal } from './pick.ts';

/** How much is staked: on plays with prizes by price, on plays at odds by an amount. */
export interface StakeChoice {
  readonly mode: Mode;
  readonly multiple: number;
  readonly group: number;
  readonly amount: Units;
}

export interface Priced {
  readonly play: string;
  readonly selection: Selection;
  readonly units: number;
  readonly stake: Units;
  /** What no draw exceeds: exact, before cents and caps, in parts of `reachParts`. */
  readonly reach: bigint;
  /** At the highest odds among its numbers. */
  readonly terms: SlipTerms;
  /** Its numbers that are paid at a part of their odds, by that part. */
  readonly reduced: readonly ReducedNumbers[];
}

export interface ReducedNumbers {
  /** In percent of the odds. */
  readonly rate: number;
  /** As they are written. */
  readonly numbers: readonly string[];
}

export type PriceResult = Priced | { readonly refusal: PickRefusal };

export const modeParts: Readonly<Record<Mode, bigint>> = {
  yuan: 1n,
  jiao: 10n,
  fen: 100n,
  li: 1000n,
};

/** A parlay has no more legs. */
const legsMost = 8n;
/** Into so many parts every mode and the odds of all legs divide a cent without a rest. */
export const reachParts = 100n * oddsPerOne ** legsMost;
/** So many times a price of any mode is whole cents. */
const priceTimes = 100_000;
const partsOfPrice = reachParts / 100_000n;

/** Where a unit at odds costs a part of its amount, that is the price. */
export function termsOf(
  play: Play,
  stake: StakeChoice,
  odds: readonly Odds[],
  price?: bigint,
): SlipTerms {
  if (play.pays === 'odds') {
    const terms = { pays: 'odds', amount: stake.amount, odds } as const;
    return price === undefined ? terms : { ...terms, price };
  }
  const { mode, multiple, group } = stake;
  return { pays: 'prize', price: unitPrice, mode, multiple, group };
}

export function pricePick(
  play: Play,
  pick: Pick,
  asked: {
    readonly terms: SlipTerms;
    readonly limits: SlipLimits;
    /** Of the numbers that the house limits for the open draw. */
    readonly rates?: LimitedRates | undefined;
  },
): PriceResult {
  const read = selectionOf(play, pick);
  if ('refusal' in read) return read;
  const checked = checkSlip(play, { selection: read.selection, terms: asked.terms }, asked.limits);
  if ('refusal' in checked) return checked;
  const { units, stake, selection } = checked.value;
  const parts = asked.rates ? limitSlip(play, checked.value, asked.rates) : [checked.value];
  if ('closed' in parts) return { refusal: 'number-closed' };
  const terms = parts[0]?.terms ?? checked.value.terms;
  const reach = reachOf(play, { ...checked.value, terms });
  return {
    play: play.code,
    selection,
    units,
    stake,
    reach,
    terms,
    reduced: reducedOf(play, parts),
  };
}

function reducedOf(play: Play, parts: readonly Slip[]): readonly ReducedNumbers[] {
  return parts.flatMap(({ selection: { rows }, terms }) => {
    if (terms.pays !== 'odds' || terms.rate === undefined) return [];
    const digits = limitableDigits(play) ?? 0;
    const numbers = (rows[0] ?? []).map((number) => String(number).padStart(digits, '0'));
    return [{ rate: terms.rate, numbers }];
  });
}

/** The engine's own figure for so high a stake that nothing is rounded. */
function reachOf(play: Play, slip: Slip): bigint {
  const { terms, stake } = slip;
  if (terms.pays === 'odds') {
    const raised = { ...terms, amount: terms.amount * reachParts };
    return payoutMost(play, { ...slip, stake: stake * reachParts, terms: raised });
  }
  const raised = { ...terms, multiple: terms.multiple * priceTimes };
  return payoutMost(play, { ...slip, terms: raised }) * partsOfPrice;
}
