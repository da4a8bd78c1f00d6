// Takes a slip or refuses it: counts its units itself, and holds what the client sent against that.
import type { Units } from '@baize/money';
import type { Play } from '../play.ts';
import type { Checked, Selection } from '../selection.ts';
import { total } from '../combinatorics.ts';
import { betReturns } from './promise.ts';
import { modes, unitStake, wholePrice, type OddsTerms, type SlipTerms } from './terms.ts';

/** A slip as it is struck: whatever decides its payout, as plain data. */
export interface Slip {
  readonly play: string;
  readonly selection: Selection;
  readonly units: number;
  readonly stake: Units;
  readonly terms: SlipTerms;
  /** No draw pays the slip more than this. */
  readonly payoutCap: Units;
}

export interface SlipLimits {
  readonly unitsMost: number;
  readonly multipleMost: number;
  readonly stakeLeast: Units;
  /** Of one unit at odds. */
  readonly amountMost: Units;
  readonly payoutCap: Units;
  /** The groups among which the player may choose, in steps of two from the highest down. */
  readonly groupLeast: number;
  readonly groupMost: number;
}

/** Prizes go up and down in groups of two: a tenth of a percent of the return. */
export const groupStep = 2;

export interface SlipAsked {
  readonly selection: Selection;
  readonly terms: SlipTerms;
  /** What the client counted, if it says so. */
  readonly units?: number;
  readonly stake?: Units;
}

/** Takes a selection whose form is right already. */
export function checkSlip(play: Play, asked: SlipAsked, limits: SlipLimits): Checked<Slip> {
  const { selection, terms } = asked;
  const wrong = play.refusal?.(selection) ?? termsRefusal(play, terms, limits);
  if (wrong !== undefined) return { refusal: wrong };
  const units = total(play.count(selection));
  if (units === 0) return { refusal: 'selection-empty' };
  if (units > limits.unitsMost) return { refusal: 'too-many-units' };
  if (coversTooMuch(play, selection)) return { refusal: 'cover-too-wide' };
  if (asked.units !== undefined && asked.units !== units) return { refusal: 'units-differ' };
  const stake = BigInt(units) * unitStake(terms);
  if (asked.stake !== undefined && asked.stake !== stake) return { refusal: 'amount-differs' };
  if (stake < limits.stakeLeast) return { refusal: 'stake-too-small' };
  const { payoutCap } = limits;
  return { value: { play: play.code, selection, units, stake, terms, payoutCap } };
}

function termsRefusal(play: Play, terms: SlipTerms, limits: SlipLimits) {
  if (terms.pays !== play.pays) return 'play-unknown';
  if (terms.pays === 'odds') return oddsRefusal(play, terms, limits);
  if (!Object.hasOwn(modes, terms.mode)) return 'mode-unknown';
  if (!wholeWithin(terms.multiple, 1, limits.multipleMost)) return 'multiple-out-of-range';
  const { group } = terms;
  const inGroup = wholeWithin(group, limits.groupLeast, limits.groupMost);
  return inGroup && (limits.groupMost - group) % groupStep === 0 ? undefined : 'group-out-of-range';
}

function oddsRefusal(play: Play, terms: OddsTerms, limits: SlipLimits) {
  if (!isAmount(terms.amount, limits, play.amountStep)) return 'amount-out-of-range';
  return terms.price === undefined || isPrice(play, terms, terms.price)
    ? undefined
    : 'price-out-of-range';
}

// A push returns a stake, and the legs of a parlay multiply it: both need a stake of the amount.
// And no price is so low that a bet returns more than it costs.
function isPrice(play: Play, terms: OddsTerms, price: bigint): boolean {
  if (price <= 0n || price > wholePrice) return false;
  if (play.parlay !== undefined || play.tiers.some(({ pays }) => pays === 'stake')) return false;
  return betReturns(play, terms).every(
    ({ returned: { numerator, denominator } }) => numerator <= denominator,
  );
}

function isAmount(amount: Units, { amountMost }: SlipLimits, step: Units = 1n): boolean {
  return amount > 0n && amount <= amountMost && amount % step === 0n;
}

// Nobody buys more than four fifths of a direct play: it would be turnover without a risk.
function coversTooMuch(play: Play, selection: Selection): boolean {
  const cover = play.cover?.(selection);
  return cover !== undefined && cover.units * 5 > cover.outcomes * 4;
}

function wholeWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
