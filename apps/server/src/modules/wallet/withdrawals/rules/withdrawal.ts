// The life of a withdrawal: pending → approved → paying → paid, or refused before it is on its way.
// A paid one is received, received by silence, or disputed; each of these is said once.
import {
  withdrawalStates,
  withdrawalSteps,
  type AccountKind,
  type PayoutProblem,
  type WithdrawalStep,
} from '@baize/contract';
import type { Units } from '@baize/money';

export type { PayoutProblem };
export type WithdrawalState = WithdrawalStep;
export type Receipt = 'not-received' | 'received' | 'forced-received' | 'disputed';

export interface Withdrawal {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  /** The whole that left the balance; the fee is a part of it. */
  readonly amount: Units;
  readonly fee: Units;
  readonly kind: AccountKind;
  readonly bankCode: string;
  readonly bankName: string;
  readonly cardHolder: string;
  /** Sealed under the player's id. */
  readonly numberSealed: string;
  readonly numberEnd: string;
  readonly state: WithdrawalState;
  /** Paid in parts, each with a state of its own. */
  readonly isSplit: boolean;
  /** Counts the payouts that stood: one that did not arrive is followed by another. */
  readonly payoutRound: number;
  /** Looked at before others: the member's level said so when they asked. */
  readonly first: boolean;
  readonly receipt: Receipt;
  readonly receiptIntent: string;
  readonly requestedAt: number;
  readonly judgedAt: number | null;
  readonly judgedBy: string;
  readonly paidAt: number | null;
  readonly receiptDueAt: number | null;
  readonly receivedAt: number | null;
  /** Written by staff, with a refusal. */
  readonly remark: string;
  /** Written by the player, with the receipt. */
  readonly receiptRemark: string;
  /** Why it waits for another payout; empty when none has failed. */
  readonly payoutProblem: PayoutProblem | '';
  readonly payoutRef: string;
}

/** What reaches the account. */
export const netOf = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): Units => amount - fee;

/** The family's number of a state. */
export function wireState(state: WithdrawalState): number {
  if (state === 'pending') return withdrawalStates.processing;
  if (state === 'paying') return withdrawalStates.approved;
  return withdrawalStates[state];
}

/** The states that a family's number stands for. */
export function statesOf(wire: number): readonly WithdrawalState[] {
  return withdrawalSteps.filter((state) => wireState(state) === wire);
}

/** Held money goes back only while none of it can be on its way. */
export function mayRefuse({ state }: Withdrawal): boolean {
  return state === 'pending' || state === 'approved';
}

export type ReceiptRefusal =
  | 'withdrawal-not-paid'
  | 'receipt-already-confirmed'
  | 'receipt-disputed';

/** Why the player cannot answer now; undefined when they can. */
export function refusalOfReceipt({ state, receipt }: Withdrawal): ReceiptRefusal | undefined {
  if (state !== 'paid') return 'withdrawal-not-paid';
  if (receipt === 'disputed') return 'receipt-disputed';
  return receipt === 'not-received' ? undefined : 'receipt-already-confirmed';
}

/** Silence counts as received from this moment on. */
export function isSilent({ state, receipt, receiptDueAt }: Withdrawal, now: number): boolean {
  const isOpen = state === 'paid' && receipt === 'not-received';
  return isOpen && receiptDueAt !== null && receiptDueAt <= now;
}
