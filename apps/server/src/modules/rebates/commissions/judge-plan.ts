// Judges what a plan would pay: no tier above the house's highest rate, and no play that another
// plan pays.
import {
  hundredthsOf,
  refuse,
  type CommissionBasis,
  type Policies,
  type Refusal,
} from '@baize/contract';
import type { CommissionsPorts } from './ports.ts';
import { readPlans, type Plan, type PlanTerms } from './store/plans.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

const rateNames = {
  turnover: 'commissionTurnoverRateMost',
  loss: 'commissionLossRateMost',
} as const satisfies Readonly<Record<CommissionBasis, keyof Policies>>;

export type CommissionPolicy = Pick<Policies, (typeof rateNames)[CommissionBasis]>;

type Judged = Refusal<'commission-rate-above-house' | 'commission-plans-overlap'> | undefined;

export async function refusalOfPlan(
  { policy }: Pick<CommissionsPorts, 'policy'>,
  on: Queryable | Tx,
  terms: PlanTerms & { readonly id?: string },
): Promise<Judged> {
  if (!terms.isOn) return undefined;
  const most = policy()[rateNames[terms.basis]];
  if (terms.tiers.some(({ rate }) => rate > hundredthsOf(most)))
    return refuse('commission-rate-above-house', { facts: { most } });
  const others = (await readPlans(on)).filter((plan) => plan.isOn && plan.id !== terms.id);
  const other = others.find((plan) => paySame(plan, terms));
  if (other === undefined) return undefined;
  return refuse('commission-plans-overlap', { facts: { plan: other.name } });
}

/** Empty lists mean all. */
const paySame = (one: Plan, other: PlanTerms): boolean =>
  meet(one.categories, other.categories) && meet(one.rootIds, other.rootIds);

const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((each) => others.includes(each));
