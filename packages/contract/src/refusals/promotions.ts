// Refusals of promotions and their rewards.
import type { RefusalFact } from '../kit/refusal.ts';

export const promotionsRefusals = {
  'promotion-not-found': { status: 404, code: 'promotion.not.found' },
  'promotion-closed': { status: 409, code: 'promotion.closed' },
  'promotion-changed': { status: 409, code: 'promotion.changed' },
  'promotion-stopped': { status: 409, code: 'promotion.stopped' },
  'promotion-not-for-you': { status: 403, code: 'promotion.not.eligible' },
  'promotion-mobile-missing': { status: 400, code: 'user_record_not_exists' },
  'promotion-group-taken': { status: 409, code: 'promotion.group.taken' },
  'promotion-not-joined': { status: 409, code: 'promotion.not.joined' },
  'promotion-had': { status: 409, code: 'promotion.already.claimed' },
  'promotion-budget-spent': { status: 409, code: 'promotion.budget.spent' },
  'promotion-dates-wrong': { status: 400, code: 'promotion.dates.err' },
  'promotion-reward-wrong': { status: 400, code: 'promotion.reward.err' },
  'promotion-condition-wrong': { status: 400, code: 'promotion.condition.err' },
  'promotion-budget-too-low': { status: 400, code: 'promotion.budget.err' },
  'promotion-text-missing': { status: 400, code: 'promotion.text.missing' },
  'promotion-second-person': { status: 409, code: 'promotion.second.person' },
  'reward-not-found': { status: 404, code: 'promotion.claim.not.found' },
  'reward-not-available': { status: 409, code: 'promotion.claim.not.available' },
  'reward-expired': { status: 409, code: 'promotion.claim.expired' },
  'reward-decided': { status: 409, code: 'promotion.claim.decided' },
  'reward-amount-wrong': { status: 400, code: 'promotion.claim.amount.err' },
  'reward-own-member': { status: 403, code: 'promotion.claim.own' },
  'reward-not-returnable': { status: 409, code: 'promotion.claim.not.returnable' },
} as const satisfies Record<string, RefusalFact>;
