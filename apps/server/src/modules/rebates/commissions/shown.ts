// Plans and commissions as screens show them.
import { dayText, printUnits, startOfDay } from '@baize/money';
import { gameCategories } from '@baize/contract';
import { exactText } from '../runs/rules/sum-due.ts';
import type { CommissionsPorts } from './ports.ts';
import type { Tier } from './rules/tiers.ts';
import type { StoredBill } from './store/bills.ts';
import { totalOf } from './store/branches.ts';
import type { Plan, PlanProposal, PlanTerms } from './store/plans.ts';

export const shownTiers = (tiers: readonly Tier[]) =>
  tiers.map(({ upTo, rate }) => ({ upTo: upTo === undefined ? null : printUnits(upTo), rate }));

type Names = ReadonlyMap<string, string>;

const shownTerms = (terms: PlanTerms, names: Names) => ({
  name: terms.name,
  basis: terms.basis,
  period: terms.period,
  categories: [...terms.categories],
  tiers: shownTiers(terms.tiers),
  roots: terms.rootIds.map((id) => names.get(id) ?? id),
  isOn: terms.isOn,
});

export const shownProposal = ({ terms, by, at }: PlanProposal, names: Names) => ({
  ...shownTerms(terms, names),
  by,
  at,
});

export const shownPlan = (plan: Plan, names: Names) => ({
  id: plan.id,
  ...shownTerms(plan, names),
  waits: plan.proposal && shownProposal(plan.proposal, names),
});

export const shownBill = (bill: StoredBill) => ({
  id: bill.id,
  plan: bill.planName,
  basis: bill.basis,
  from: dayText(startOfDay(bill.fromDay)),
  until: dayText(startOfDay(bill.untilDay - 1)),
  currency: bill.currency,
  total: printUnits(bill.total),
  rate: bill.rate,
  amount: printUnits(bill.amount, 2),
  paidAt: bill.kept ? null : (bill.paidAt?.getTime() ?? null),
});

const playersMost = 100;

/** With its children and direct players; the last come from facts, under the line at the time. */
export async function openedBill({ facts, usernames }: CommissionsPorts, bill: StoredBill) {
  const { agentId, rootId, fromDay, untilDay, currency, categories, basis } = bill;
  const kinds = categories.length === 0 ? gameCategories : categories;
  const asked = { agentId, rootId, fromDay, untilDay, currency, kinds, count: playersMost };
  const players = await facts.directPlay(asked);
  const children = bill.shares.filter(({ childId }) => childId !== '');
  const direct = bill.shares.find(({ childId }) => childId === '');
  const names = await usernames([
    ...children.map(({ childId }) => childId),
    ...players.map(({ memberId }) => memberId),
  ]);
  return {
    ...shownBill(bill),
    children: children.map(({ childId, total, rate, exact }) => ({
      id: childId,
      username: names.get(childId) ?? '',
      total: printUnits(total),
      rate,
      amount: exactText(exact),
    })),
    direct: {
      total: printUnits(direct?.total ?? 0n),
      amount: exactText(direct?.exact ?? 0n),
    },
    players: players.map(({ memberId, ...play }) => ({
      id: memberId,
      username: names.get(memberId) ?? '',
      total: printUnits(totalOf(basis, play)),
    })),
    tiers: shownTiers(bill.tiers),
  };
}
