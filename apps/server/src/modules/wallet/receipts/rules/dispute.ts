// Deciding whether money arrived. Against a payer nothing is decided before they have answered or
// their time is over; a larger amount takes two persons: the first proposes, another confirms the
// same outcome or proposes the other one.
import { refuse, type DisputeOutcome, type DisputeState, type Refusal } from '@baize/contract';
import type { Units } from '@baize/money';

export interface DisputeStanding {
  readonly state: DisputeState;
  /** What the whole withdrawal pays out: one split into small parts is not decided more lightly. */
  readonly amount: Units;
  readonly buyerId: string | null;
  readonly answerBy: number;
  readonly outcome: DisputeOutcome | null;
  readonly proposedBy: string | null;
}

export interface Verdict {
  readonly staffId: string;
  readonly outcome: DisputeOutcome;
  readonly now: number;
  /** From this amount two persons decide; 0: never. */
  readonly secondFrom: Units;
  /** Since the dispute was opened. */
  readonly hasBuyerAnswered: boolean;
}

export type VerdictRefusal = Refusal<
  'dispute-decided' | 'dispute-waits-for-answers' | 'second-person-needed'
>;

export const needsSecond = (amount: Units, secondFrom: Units): boolean =>
  secondFrom > 0n && amount >= secondFrom;

/** Whether the payer was heard, or had the time to be. */
export const isHeard = (
  { buyerId, answerBy }: Pick<DisputeStanding, 'buyerId' | 'answerBy'>,
  { hasBuyerAnswered, now }: Pick<Verdict, 'hasBuyerAnswered' | 'now'>,
): boolean => buyerId === null || hasBuyerAnswered || answerBy <= now;

export function judgeVerdict(
  dispute: DisputeStanding,
  verdict: Verdict,
): 'proposed' | 'decided' | VerdictRefusal {
  if (dispute.state === 'decided') return refuse('dispute-decided');
  if (verdict.outcome === 'returned' && !isHeard(dispute, verdict)) {
    return refuse('dispute-waits-for-answers', { value: { answerBy: dispute.answerBy } });
  }
  if (!needsSecond(dispute.amount, verdict.secondFrom)) return 'decided';
  if (dispute.state === 'open') return 'proposed';
  if (dispute.proposedBy === verdict.staffId) return refuse('second-person-needed');
  return dispute.outcome === verdict.outcome ? 'decided' : 'proposed';
}
