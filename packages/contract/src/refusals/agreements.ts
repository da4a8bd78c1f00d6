// Refusals of agents' agreements and their bills.
import type { RefusalFact } from '../kit/refusal.ts';

export const agreementsRefusals = {
  'agreement-kind-off': { status: 409, code: 'contract.kind.disabled' },
  'agreement-not-direct': { status: 404, code: 'agent.not.direct.downline' },
  'agreement-period-wrong': { status: 422, code: 'contract.period.invalid' },
  'agreement-terms-invalid': { status: 422, code: 'contract.terms.invalid' },
  'agreement-salaries-exclude': { status: 409, code: 'contract.salary.exists' },
  'agreement-rate-above-own': { status: 409, code: 'contract.rate.above.own' },
  'agreement-rate-above-house': { status: 409, code: 'contract.rate.above.house' },
  'agreement-pay-above-house': { status: 409, code: 'contract.pay.above.house' },
  'agreement-answer-due': { status: 409, code: 'contract.answer.pending' },
  'agreement-not-found': { status: 404, code: 'contract.not.found' },
  'agreement-request-unnamed': { status: 409, code: 'contract.request.unnamed' },
  'agreement-state-fixed': { status: 409, code: 'contract.status.invalid' },
  'bill-not-found': { status: 404, code: 'contract.bill.not.found' },
  'bill-state-fixed': { status: 409, code: 'contract.bill.status.invalid' },
  'bill-proposal-waits': { status: 409, code: 'contract.bill.proposal.waits' },
  'bill-proposal-not-found': { status: 404, code: 'contract.bill.proposal.not.found' },
  'bill-facts-gone': { status: 409, code: 'contract.bill.facts.gone' },
  'bill-facts-large': { status: 409, code: 'contract.bill.facts.large' },
  'bill-dispute-open': { status: 409, code: 'contract.bill.disputed' },
  'bill-dispute-none': { status: 409, code: 'contract.bill.not.disputed' },
  'run-not-found': { status: 404, code: 'contract.run.not.found' },
  'run-too-early': { status: 409, code: 'contract.run.too.early' },
  'agreement-days-too-many': { status: 422, code: 'contract.days.many' },
  'agreement-days-wrong': { status: 422, code: 'contract.days.invalid' },
} as const satisfies Record<string, RefusalFact>;
