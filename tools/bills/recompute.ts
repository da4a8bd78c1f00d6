// Works a bill out again from its members alone: sums their figures, counts who was active, finds
// the tier, takes the carry in, applies the rate and rounds down to a hundredth.
import { largest, percentOf, smallest, sumOf, type Amount } from './decimals.ts';
import { tierOf, type Terms } from './terms.ts';

/** What one member of the team did in the period. */
export interface MemberFacts {
  readonly name: string;
  readonly turnover: Amount;
  readonly payout: Amount;
  readonly deposit: Amount;
  readonly rebate: Amount;
  readonly bonus: Amount;
  readonly wage: Amount;
}

export interface BillFacts {
  readonly isDividend: boolean;
  readonly terms: Terms;
  readonly members: readonly MemberFacts[];
  /** What the period before left, at most 0. */
  readonly carryBefore: Amount;
}

export interface Recomputed {
  readonly turnover: Amount;
  readonly payout: Amount;
  readonly rebate: Amount;
  readonly bonus: Amount;
  readonly wage: Amount;
  readonly netLoss: Amount;
  readonly active: number;
  readonly tierReached: number | null;
  readonly rate: Amount;
  readonly base: Amount;
  readonly carryAfter: Amount;
  readonly due: Amount;
}

export function recompute({ isDividend, terms, members, carryBefore }: BillFacts): Recomputed {
  const of = (what: Exclude<keyof MemberFacts, 'name'>) => sumOf(members.map((one) => one[what]));
  const [turnover, payout, rebate] = [of('turnover'), of('payout'), of('rebate')];
  const [bonus, wage] = [of('bonus'), of('wage')];
  const netLoss =
    turnover -
    payout -
    (terms.minusRebates ? rebate : 0n) -
    (terms.minusBonuses ? bonus : 0n) -
    (terms.minusWages ? wage : 0n);
  const active = members.filter((member) => isActive(terms, member)).length;
  const left = (isDividend ? netLoss : turnover) + carryBefore;
  // A salary that corrects an earlier one reaches its tier with what is left of the turnover.
  const played = isDividend ? turnover : left;
  const tierReached = tierOf(terms.tiers, { turnover: played, netLoss, active });
  const rate = tierReached === null ? 0n : (terms.tiers[tierReached]?.rate ?? 0n);
  const isBarred = !isDividend && terms.onlyIfLoss && netLoss <= 0n;
  const base = largest(left, 0n);
  // A salary's period that pays nothing by its own turnover makes nothing good of earlier ones.
  const isIdle =
    !isDividend && (isBarred || tierOf(terms.tiers, { turnover, netLoss, active }) === null);
  const lost = isIdle ? carryBefore + smallest(turnover, 0n) : smallest(left, 0n);
  const keeps = !isDividend || terms.carryNegative;
  const full = isBarred ? 0n : percentOf(base, rate);
  return {
    turnover,
    payout,
    rebate,
    bonus,
    wage,
    netLoss,
    active,
    tierReached,
    rate,
    base,
    carryAfter: keeps ? lost : 0n,
    due: terms.maximum === 0n ? full : smallest(full, terms.maximum),
  };
}

function isActive({ activeTurnover, activeDeposit }: Terms, member: MemberFacts): boolean {
  const isPlaying = activeTurnover === 0n ? member.turnover > 0n : true;
  return isPlaying && member.turnover >= activeTurnover && member.deposit >= activeDeposit;
}
