// What the audit log keeps of a correction: why, how much, and the cash before and after.
import { printUnits } from '@baize/money';
import type { AuditNote } from '../../../../platform/audit/index.ts';
import type { Adjustment } from '../rules/adjustment.ts';

const shown = (amount: bigint | null) => (amount === null ? null : printUnits(amount, 2));

export function auditOf(
  staff: AuditNote['staff'],
  action: string,
  { id, state, kind, playerId, currency, amount, depositId, reason, ...one }: Adjustment,
): AuditNote {
  return {
    staff,
    action,
    subject: id,
    before: { cash: shown(one.before) },
    after: {
      cash: shown(one.after),
      ...{ state, kind, playerId, currency, amount: shown(amount), depositId, reason },
      proposedBy: one.proposedByName,
      decision: one.decision,
    },
  };
}
