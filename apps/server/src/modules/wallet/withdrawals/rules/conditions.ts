// Whether a withdrawal may be asked for, from everything that stands at one moment: judged for the
// preview, before the request, and again inside its transaction.
import { refuse, type Refusal } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import { feeOf, type FeeTerms } from './fee.ts';
import { sourceBefore, type OpenSource } from './source.ts';

export interface NamedSource extends OpenSource {
  readonly bankName: string;
}

export interface Conditions {
  readonly minimum: Units;
  readonly maximum: Units;
  /** A day, and what of it was asked for; null: as many, or as much, as one likes. */
  readonly count: number | null;
  readonly countUsed: number;
  readonly sum: Units | null;
  readonly sumUsed: Units;
  readonly turnoverLeft: Units;
  readonly debt: Units;
  readonly fee: FeeTerms;
  /** What must go back to where it came from first. */
  readonly sources: readonly NamedSource[];
}

export interface AskedAmount {
  readonly amount: Units;
  /** Where to; none while nothing is chosen. */
  readonly bankCode?: string | undefined;
  /** The fee that the player agreed to; none from clients that show none. */
  readonly fee?: Units | undefined;
}

export type ConditionRefusal = Refusal<
  | 'amount-below-minimum'
  | 'amount-above-maximum'
  | 'withdrawal-count-reached'
  | 'withdrawal-sum-reached'
  | 'turnover-not-met'
  | 'debt-open'
  | 'refund-source-first'
  | 'withdrawal-fee-changed'
>;

/** In the order of the contract; undefined when the amount may be asked for. */
export function refusalOfAmount(
  conditions: Conditions,
  asked: AskedAmount,
): ConditionRefusal | undefined {
  return (
    beyondBounds(conditions, asked) ??
    beyondDay(conditions, asked) ??
    owing(conditions, asked) ??
    elsewhere(conditions, asked) ??
    otherFee(conditions, asked)
  );
}

const cents = (units: Units): string => printUnits(units, 2);
const smallest = 100n;

function beyondBounds({ minimum, maximum, ...conditions }: Conditions, { amount }: AskedAmount) {
  const fee = feeOf(amount, conditions.fee, conditions.turnoverLeft);
  // Of an amount that its fee eats up nothing would arrive.
  const least = amount > fee || minimum > fee ? minimum : fee + smallest;
  if (amount < least) return refuse('amount-below-minimum', { facts: { minimum: cents(least) } });
  if (amount <= maximum) return undefined;
  return refuse('amount-above-maximum', { facts: { maximum: cents(maximum) } });
}

function beyondDay({ count, countUsed, sum, sumUsed }: Conditions, { amount }: AskedAmount) {
  if (count !== null && countUsed >= count) {
    return refuse('withdrawal-count-reached', { facts: { count } });
  }
  if (sum === null || sumUsed + amount <= sum) return undefined;
  const left = sum > sumUsed ? sum - sumUsed : 0n;
  return refuse('withdrawal-sum-reached', { facts: { sum: cents(sum), left: cents(left) } });
}

/** Missing turnover can be paid for only where the house says so and the player has agreed. */
function owing({ turnoverLeft, debt, fee }: Conditions, asked: AskedAmount) {
  const isPaidFor = fee.turnoverPermille > 0 && asked.fee !== undefined;
  if (turnoverLeft > 0n && !isPaidFor) {
    return refuse('turnover-not-met', { facts: { turnover: cents(turnoverLeft) } });
  }
  return debt > 0n ? refuse('debt-open', { facts: { debt: cents(debt) } }) : undefined;
}

function elsewhere({ sources }: Conditions, { amount, bankCode }: AskedAmount) {
  if (bankCode === undefined) return undefined;
  const first = sourceBefore(sources, { bankCode, amount });
  if (first === undefined) return undefined;
  const facts = { bank: first.bankName, amount: cents(first.left) };
  return refuse('refund-source-first', { facts });
}

function otherFee({ fee, turnoverLeft }: Conditions, asked: AskedAmount) {
  const due = feeOf(asked.amount, fee, turnoverLeft);
  if (asked.fee === undefined || asked.fee === due) return undefined;
  return refuse('withdrawal-fee-changed', { facts: { fee: cents(due) } });
}

/** The most that one request may be now, by the bounds and the day alone. */
export function mostNow({ maximum, count, countUsed, sum, sumUsed }: Conditions): Units {
  if (count !== null && countUsed >= count) return 0n;
  const left = sum === null ? maximum : sum - sumUsed;
  if (left <= 0n) return 0n;
  return left < maximum ? left : maximum;
}
