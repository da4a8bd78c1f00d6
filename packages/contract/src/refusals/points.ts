// Refusals of points and the points mall.
import type { RefusalFact } from '../kit/refusal.ts';

export const pointsRefusals = {
  'points-too-few': { status: 400, code: 'point.not.enough' },
  'point-good-not-found': { status: 404, code: 'point.reward.not.found' },
  'point-good-closed': { status: 409, code: 'point.reward.closed' },
  'point-good-changed': { status: 409, code: 'point.reward.changed' },
  'point-good-wrong': { status: 400, code: 'point.reward.err' },
  'point-price-changed': { status: 409, code: 'point.price.changed' },
  'point-address-missing': { status: 400, code: 'point.address.missing' },
  'point-mobile-missing': { status: 400, code: 'point.mobile.missing' },
  'point-stock-empty': { status: 409, code: 'point.stock.empty' },
  'point-conversion-off': { status: 409, code: 'point.conversion.off' },
  'point-step-wrong': { status: 400, code: 'point.step.err' },
  'point-budget-spent': { status: 409, code: 'point.budget.spent' },
  'point-money-spent': { status: 409, code: 'point.money.spent' },
  'point-scheme-changed': { status: 409, code: 'point.scheme.changed' },
  'point-rate-wrong': { status: 400, code: 'point.rate.err' },
  'redemption-not-found': { status: 404, code: 'point.redemption.not.found' },
  'redemption-decided': { status: 409, code: 'point.redemption.decided' },
} as const satisfies Record<string, RefusalFact>;
