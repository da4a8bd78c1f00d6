// The outcome of a step for one of many withdrawals: foreseen, and from the refusal of the step.
import type { BulkAction, BulkOutcome, RefusalName, WithdrawalStep } from '@baize/contract';

export interface BulkFacts {
  readonly state: WithdrawalStep;
  readonly needsTwo: boolean;
  /** Whether somebody else looks at it. */
  readonly isClaimed: boolean;
  /** Whether the caller opened a way into the member's account. */
  readonly hasOpened: boolean;
}

const fitting: Readonly<Record<BulkAction, readonly WithdrawalStep[]>> = {
  approve: ['pending'],
  refuse: ['pending', 'approved'],
  pay: ['approved'],
};

export function foreseen(action: BulkAction, facts: BulkFacts): BulkOutcome {
  if (!fitting[action].includes(facts.state)) return 'not-in-state';
  if (facts.isClaimed) return 'claimed';
  if (action !== 'refuse' && facts.hasOpened) return 'second-person';
  if (action === 'approve' && facts.needsTwo) return 'needs-signatures';
  return 'ready';
}

const told: Partial<Readonly<Record<RefusalName, BulkOutcome>>> = {
  'withdrawal-not-found': 'unknown',
  'record-changed': 'changed',
  'second-person-needed': 'second-person',
  'signatures-needed': 'needs-signatures',
  'member-owes': 'not-in-state',
  'withdrawal-not-pending': 'not-in-state',
  'withdrawal-not-approved': 'not-in-state',
  'provider-unavailable': 'provider-unavailable',
};

export const outcomeOf = (refused: RefusalName): BulkOutcome => told[refused] ?? 'unknown';

/** What it became by the step, when an earlier run took it and was cut off before it was noted. */
export function wasTaken(
  action: BulkAction,
  { state, judgedBy }: { readonly state: WithdrawalStep; readonly judgedBy: string },
  staff: string,
): boolean {
  if (action === 'approve') return state === 'approved' && judgedBy === staff;
  if (action === 'refuse') return state === 'refused' && judgedBy === staff;
  return state === 'paying' || state === 'paid';
}
