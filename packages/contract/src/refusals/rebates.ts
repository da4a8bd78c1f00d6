// Refusals of rebates: rates outside their bounds, and quotas that are used up.
import type { RefusalFact } from '../kit/refusal.ts';

export const rebatesRefusals = {
  'rebate-out-of-range': { status: 409, code: 'agent.rebate.out.of.range' },
  'rebate-off-step': { status: 409, code: 'agent.rebate.interval.err' },
  'rebate-not-below-parent': { status: 409, code: 'downline.rebate.update.fail' },
  'rebate-below-team': { status: 409, code: 'agent.rebate.below.team' },
  'rebate-quota-full': { status: 409, code: 'agent.quota.exceeded' },
  'rebate-quotas-twice': { status: 409, code: 'agent.quota.twice' },
  'rebate-bounds-wrong': { status: 409, code: 'agent.rebate.bounds.err' },
  'rebate-unknown': { status: 404, code: 'agent.rebate.not.found' },
  'rebate-rate-above-house': { status: 409, code: 'agent.rebate.above.house' },
  'commission-rate-above-house': { status: 409, code: 'agent.commission.above.house' },
  'commission-plans-overlap': { status: 409, code: 'agent.commission.overlap' },
  'commission-proposal-gone': { status: 409, code: 'agent.commission.proposal.gone' },
  'commission-unknown': { status: 404, code: 'agent.commission.not.found' },
  'commission-tiers-wrong': { status: 409, code: 'agent.commission.tiers.err' },
  'commission-root-below': { status: 409, code: 'agent.commission.root.err' },
  'commission-period-due': { status: 409, code: 'agent.commission.period.due' },
} as const satisfies Record<string, RefusalFact>;
