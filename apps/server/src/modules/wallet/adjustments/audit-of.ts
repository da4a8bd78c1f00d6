// The audit note of a correction: why, how much, and the cash before and after.
import { printUnits } from '@baize/money';
import type { AuditNote } from '../../../platform/audit/index.ts';
import type { Adjustment } from './rules/adjustment.ts';

const shown = (amount: bigint | null) => (amount === null ? null : printUnits(amount, 2));

export function auditOf(staff: AuditNote['staff'], action: string, one: Adjustment): AuditNote {
  return {
    staff,
    action,
    subject: one.id,
    before: { cash: shown(one.before) },
    after: {
      cash: shown(one.after),
      state: one.state,
      kind: one.kind,
      playerId: one.playerId,
      currency: one.currency,
      amount: shown(one.amount),
      depositId: one.depositId,
      reason: one.reason,
      proof: one.proof,
      proposedBy: one.proposedByName,
      decision: one.decision,
    },
  };
}
