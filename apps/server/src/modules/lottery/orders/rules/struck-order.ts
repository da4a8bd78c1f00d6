// An order from its slips to what is laid: every slip counted by us, refused by name, and struck
// once for each issue of the order. Nothing here changes anything.
import {
  checkSlip,
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
  /** Undefined where the plays follow no calendar. */
  readonly lunarYear: number | undefined;
}

export interface Phase extends Omit<PhaseAsked, 'offer' | 'lunarYear' | 'multiple'> {
  readonly stake: Units;
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
  | { readonly refused: 'chase-refused'; readonly reason: ChaseRefusal };

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
  const struck: Phase[] = [];
  let stake = 0n;
  let cut = false;
  for (const phase of phases) {
    const scaled = (checked.get(phase.offer) ?? []).map((one) => scale(one, phase));
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
  const slips = checked.map(({ slip }) => ({
    bet: slip.play,
    stake: slip.stake,
    struck: strike({ slip, issueCap, ...(lunarYear === undefined ? {} : { lunarYear }) }),
  }));
  const stake = slips.reduce((sum, slip) => sum + slip.stake, 0n);
  return { eventId, issue, closesAt, drawsAt, issueCap, stake, slips, bases: basesOf(checked) };
}

function basesOf(checked: readonly Checked[]): RebateBase[] {
  const sums = new Map<number, Units>();
  for (const { slip } of checked) {
    if (slip.terms.pays === 'odds') continue;
    const { group } = slip.terms;
    sums.set(group, (sums.get(group) ?? 0n) + slip.stake);
  }
  return [...sums].map(([chosen, stake]) => ({ chosen, stake }));
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
