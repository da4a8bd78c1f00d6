// Refusals of the cashier's desk.
import type { RefusalFact } from '../kit/refusal.ts';

export const cashierRefusals = {
  'case-claimed': { status: 409, code: 'cashier.case.claimed' },
  'pay-not-allowed': { status: 403, code: 'cashier.pay.not.allowed' },
  'withdrawal-rules-changed': { status: 409, code: 'cashier.rules.changed' },
  'reason-text-missing': { status: 400, code: 'cashier.reason.text' },
  'remark-missing': { status: 400, code: 'cashier.remark.missing' },
  'bulk-unknown': { status: 404, code: 'cashier.bulk.unknown' },
  'reason-unknown': { status: 404, code: 'cashier.reason.unknown' },
  'reasons-too-many': { status: 409, code: 'cashier.reasons.max' },
  'handover-waiting': { status: 409, code: 'cashier.handover.waiting' },
  'handover-unknown': { status: 404, code: 'cashier.handover.unknown' },
  'handover-accepted': { status: 409, code: 'cashier.handover.accepted' },
  'rule-approves-all': { status: 400, code: 'cashier.rule.all' },
  'rule-twice': { status: 400, code: 'cashier.rule.twice' },
  'days-wrong': { status: 400, code: 'cashier.days.wrong' },
  'provider-unknown': { status: 404, code: 'cashier.provider.unknown' },
  'difference-unknown': { status: 404, code: 'cashier.difference.unknown' },
  'difference-closed': { status: 409, code: 'cashier.difference.closed' },
} as const satisfies Record<string, RefusalFact>;
