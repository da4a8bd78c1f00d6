// The terms of a contract while they are typed: texts of the boxes, and what is wrong with them.
// The guaranteed rate is a box of its own; as terms it is the first tier, without conditions.
import { readUnits } from '@baize/client';
import type { AgreementKind, Terms, Tier } from './agreements.ts';

export interface TierDraft {
  /** Stays with the row while others come and go. */
  readonly key: number;
  readonly minTurnover: string;
  readonly minActive: string;
  readonly minLoss: string;
  readonly rate: string;
}

export interface TermsDraft extends Omit<Terms, 'tiers'> {
  readonly guaranteed: string;
  readonly tiers: readonly TierDraft[];
}

export type TermsProblem = 'no-tier' | 'rate-wrong' | 'not-rising' | 'same-twice';

export const tiersMost = 20;
const ratePattern = /^(?:100(?:\.0{1,4})?|[1-9]?\d(?:\.\d{1,4})?)$/u;

export const newTier = (key: number): TierDraft => ({
  key,
  minTurnover: '',
  minActive: '',
  minLoss: '',
  rate: '',
});

export const emptyDraft: TermsDraft = {
  guaranteed: '',
  tiers: [newTier(0)],
  activeTurnover: '1000',
  activeDeposit: '0',
  carryNegative: true,
  onlyIfLoss: false,
  includeSelf: false,
  minusRebates: true,
  minusBonuses: true,
  minusWages: true,
  maximum: '0',
};

const isFree = ({ minTurnover, minActive, minLoss }: Tier) =>
  readUnits(minTurnover) === 0n && minActive === 0 && readUnits(minLoss) === 0n;

export function draftOf(terms: Terms): TermsDraft {
  const [first] = terms.tiers;
  const guaranteed = first !== undefined && isFree(first) ? first.rate : '';
  const tiers = guaranteed === '' ? terms.tiers : terms.tiers.slice(1);
  const drafts = tiers.map((tier, key) => ({ ...tier, key, minActive: String(tier.minActive) }));
  return { ...terms, guaranteed, tiers: drafts };
}

const amountIn = (text: string) => text.replace(/\.$/u, '').replace(/^0+(?=\d)/u, '') || '0';

function tierOf({ minTurnover, minActive, minLoss, rate }: TierDraft): Tier {
  return {
    minTurnover: amountIn(minTurnover),
    minActive: Number(minActive || '0'),
    minLoss: amountIn(minLoss),
    rate: rate === '' ? '' : amountIn(rate),
  };
}

const isEmpty = ({ minTurnover, minActive, minLoss, rate }: TierDraft) =>
  `${minTurnover}${minActive}${minLoss}${rate}` === '';

const compare = (one: bigint | number = 0, other: bigint | number = 0) =>
  one < other ? -1 : Number(one > other);

const inOrder = (one: Tier, other: Tier): number =>
  compare(readUnits(one.minTurnover), readUnits(other.minTurnover)) ||
  compare(one.minActive, other.minActive) ||
  compare(readUnits(one.minLoss), readUnits(other.minLoss));

/** The later tier asks for no less in anything, and pays no less. */
const rises = (before: Tier, tier: Tier): boolean =>
  compare(readUnits(tier.minTurnover), readUnits(before.minTurnover)) >= 0 &&
  tier.minActive >= before.minActive &&
  compare(readUnits(tier.minLoss), readUnits(before.minLoss)) >= 0 &&
  compare(readUnits(tier.rate), readUnits(before.rate)) >= 0;

/** Tiers in their order; more is asked for more. */
function problemOf(tiers: readonly Tier[]): TermsProblem | undefined {
  if (tiers.length === 0) return 'no-tier';
  if (tiers.some(({ rate }) => !ratePattern.test(rate) || readUnits(rate) === 0n))
    return 'rate-wrong';
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1];
    if (before === undefined) continue;
    if (inOrder(before, tier) === 0) return 'same-twice';
    if (!rises(before, tier)) return 'not-rising';
  }
  return undefined;
}

/** The terms as they are sent, or what is wrong with them; flags of other kinds are left out. */
export function termsOf(
  draft: TermsDraft,
  kind: AgreementKind,
): { terms?: Terms; problem?: TermsProblem } {
  const { guaranteed, tiers: drafts, ...rest } = draft;
  const free = guaranteed === '' ? [] : [tierOf({ ...newTier(-1), rate: guaranteed })];
  const typed = drafts.filter((one) => !isEmpty(one)).map(tierOf);
  const tiers = [...free, ...typed.toSorted(inOrder)];
  const problem = problemOf(tiers);
  if (problem !== undefined) return { problem };
  const amounts = {
    activeTurnover: amountIn(rest.activeTurnover),
    activeDeposit: amountIn(rest.activeDeposit),
    maximum: amountIn(rest.maximum),
  };
  const isDividend = kind === 'dividend';
  const flags = {
    carryNegative: isDividend && rest.carryNegative,
    onlyIfLoss: !isDividend && rest.onlyIfLoss,
  };
  return { terms: { ...rest, ...amounts, ...flags, tiers } };
}
