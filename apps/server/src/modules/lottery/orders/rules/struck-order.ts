// An order from its slips to what is laid: every slip counted by us, refused by name, and struck
// once for each issue of the order. Nothing here changes anything.
import {
  checkSlip,
  limitableDigits,
  limitSlip,
  payoutMost,
  strike,
  type ChaseRefusal,
  type Play,
  type Slip,
  type SlipRefusal,
  type SlipTerms,
  type Struck,
} from '@baize/engines';
import type { Units } from '@baize/money';
import type { IssueLimited } from '../../limits/rules/limited-list.ts';
import type { ReadSlip } from './asked-slips.ts';
import type { Offer } from './offer.ts';

/** An issue of the order: with a chase there are several, each at its own multiple. */
export interface PhaseAsked {
  readonly eventId: string;
  readonly issue: string;
  readonly closesAt: number;
  readonly drawsAt: number;
  /** Of the chase; 1 where there is none. */
  readonly multiple: number;
  /** What a member is paid for it at most. */
  readonly issueCap: Units;
  /** The plays as of this draw. */
  readonly offer: Offer;
  /** Undefined where no numbers are limited one by one. */
  readonly limitedNumbers: IssueLimited | undefined;
  /** Undefined where the plays follow no calendar. */
  readonly lunarYear: number | undefined;
}

export interface Phase extends Omit<
  PhaseAsked,
  'offer' | 'lunarYear' | 'multiple' | 'limitedNumbers'
> {
  readonly stake: Units;
  /** The version of the limited numbers that its slips are struck by. */
  readonly limited?: string;
  readonly slips: readonly {
    readonly bet: string;
    readonly stake: Units;
    readonly struck: Struck;
  }[];
  /** What rebates are counted on: the stakes by the group that was chosen. */
  readonly bases: readonly RebateBase[];
}

export interface RebateBase {
  readonly chosen: number;
  readonly stake: Units;
  /**
   * Of units at a price by group: the amount is counted instead of the stake, and no group above
   * this one, because none pays less.
   */
  readonly most?: number;
}

export interface StruckOrder {
  readonly phases: readonly Phase[];
  readonly stake: Units;
  /** A draw could pay more than the caps let through. */
  readonly cut: boolean;
}

export type OrderRefused =
  | { readonly refused: 'play-off'; readonly slip: number; readonly play: string }
  | { readonly refused: 'slip-refused'; readonly slip: number; readonly reason: SlipRefusal }
  | NumberClosed
  | { readonly refused: 'chase-refused'; readonly reason: ChaseRefusal };

export interface NumberClosed {
  readonly refused: 'number-closed';
  readonly slip: number;
  readonly play: string;
  readonly number: string;
}

interface Checked {
  readonly play: Play;
  readonly slip: Slip;
}

export function strikeOrder(
  asked: readonly ReadSlip[],
  phases: readonly PhaseAsked[],
): StruckOrder | OrderRefused {
  const checked = new Map<Offer, readonly Checked[]>();
  for (const { offer } of phases) {
    if (checked.has(offer)) continue;
    const slips = checkSlips(asked, offer);
    if ('refused' in slips) return slips;
    checked.set(offer, slips);
  }
  const limitedOf = limitedOnce(checked);
  const struck: Phase[] = [];
  let stake = 0n;
  let cut = false;
  for (const phase of phases) {
    const limited = limitedOf(phase);
    if ('refused' in limited) return limited;
    const scaled = limited.map((one) => scale(one, phase));
    if (!scaled.every((one) => one !== undefined))
      return { refused: 'chase-refused', reason: 'multiple-out-of-range' };
    const made = strikePhase(phase, scaled);
    stake += made.stake;
    cut ||= isCut(scaled, phase.issueCap);
    struck.push(made);
  }
  return { phases: struck, stake, cut };
}

function checkSlips(asked: readonly ReadSlip[], offer: Offer): readonly Checked[] | OrderRefused {
  const read = asked.map((slip) => slip(offer));
  const off = read.findIndex((one) => 'off' in one);
  const first = read[off];
  if (first !== undefined && 'off' in first)
    return { refused: 'play-off', slip: off + 1, play: first.off.code };
  const checked: Checked[] = [];
  for (const [index, one] of read.entries()) {
    if ('off' in one) continue;
    const slip = 'refusal' in one ? one : checkSlip(one.play, one, offer.limits);
    if ('refusal' in slip)
      return { refused: 'slip-refused', slip: index + 1, reason: slip.refusal };
    if ('play' in one) checked.push({ play: one.play, slip: slip.value });
  }
  return checked;
}

type Limited = readonly Checked[] | NumberClosed;

/** Most issues of a chase share the list of their lottery, and offers are few. */
function limitedOnce(checked: ReadonlyMap<Offer, readonly Checked[]>) {
  const known = new Map<Offer, Map<IssueLimited | undefined, Limited>>();
  return ({ offer, limitedNumbers }: PhaseAsked): Limited => {
    const ofOffer = known.get(offer) ?? new Map<IssueLimited | undefined, Limited>();
    known.set(offer, ofOffer);
    const found = ofOffer.get(limitedNumbers);
    if (found !== undefined) return found;
    const limited = limitSlips(checked.get(offer) ?? [], limitedNumbers);
    ofOffer.set(limitedNumbers, limited);
    return limited;
  };
}

/** Slips with limited numbers are struck in parts. */
function limitSlips(checked: readonly Checked[], limited: IssueLimited | undefined): Limited {
  if (limited === undefined || limited.numbers.length === 0) return checked;
  const struck: Checked[] = [];
  for (const [index, { play, slip }] of checked.entries()) {
    const rates = limited.rates.get(play.code);
    const parts = rates === undefined ? [slip] : limitSlip(play, slip, rates);
    if ('closed' in parts) {
      const number = String(parts.closed).padStart(limitableDigits(play) ?? 0, '0');
      return { refused: 'number-closed', slip: index + 1, play: play.code, number };
    }
    struck.push(...parts.map((part) => ({ play, slip: part })));
  }
  return struck;
}

/** The same slip at the multiple of its issue; undefined where that passes a limit. */
function scale(
  { play, slip }: Checked,
  { multiple, offer: { limits } }: PhaseAsked,
): Checked | undefined {
  if (!Number.isSafeInteger(multiple) || multiple < 1) return undefined;
  const terms = scaleTerms(slip.terms, multiple);
  const passes =
    terms.pays === 'odds' ? terms.amount > limits.amountMost : terms.multiple > limits.multipleMost;
  if (passes) return undefined;
  return { play, slip: { ...slip, terms, stake: slip.stake * BigInt(multiple) } };
}

function scaleTerms(terms: SlipTerms, multiple: number): SlipTerms {
  return terms.pays === 'odds'
    ? { ...terms, amount: terms.amount * BigInt(multiple) }
    : { ...terms, multiple: terms.multiple * multiple };
}

function strikePhase(phase: PhaseAsked, checked: readonly Checked[]): Phase {
  const { eventId, issue, closesAt, drawsAt, lunarYear, issueCap } = phase;
  const limited = phase.limitedNumbers?.version;
  const slips = checked.map(({ slip }) => ({
    bet: slip.play,
    stake: slip.stake,
    struck: strike({ slip, issueCap, ...(lunarYear === undefined ? {} : { lunarYear }) }),
  }));
  const stake = slips.reduce((sum, slip) => sum + slip.stake, 0n);
  const bases = basesOf(checked, phase.offer);
  return {
    eventId,
    issue,
    closesAt,
    drawsAt,
    issueCap,
    stake,
    slips,
    bases,
    ...(limited === undefined ? {} : { limited }),
  };
}

function basesOf(checked: readonly Checked[], offer: Offer): RebateBase[] {
  const sums = new Map<string, RebateBase>();
  for (const one of checked) {
    const base = baseOf(one, offer);
    if (base === undefined) continue;
    const key = `${base.chosen} ${base.most}`;
    sums.set(key, { ...base, stake: (sums.get(key)?.stake ?? 0n) + base.stake });
  }
  return [...sums.values()];
}

/** Plays at odds earn nothing but where their price follows groups. */
function baseOf({ play, slip }: Checked, offer: Offer): RebateBase | undefined {
  const { terms, units, stake } = slip;
  if (terms.pays === 'prize') return { chosen: terms.group, stake };
  const priced = offer.priceOf(play);
  if (priced === undefined) return undefined;
  const { group: chosen, most } = priced;
  return { chosen, most, stake: terms.amount * BigInt(units) };
}

function isCut(checked: readonly Checked[], issueCap: Units): boolean {
  let sum = 0n;
  for (const { play, slip } of checked) {
    const most = payoutMost(play, slip);
    if (most > slip.payoutCap) return true;
    sum += most;
  }
  return sum > issueCap;
}
