// Closes periods of plans whose days are all closed, and pays their commissions. The plan's row is
// held while bills are written and moves on to the next period, so a period is closed once.
import { isDeepStrictEqual } from 'node:util';
import { commissionPaid } from '@baize/ledger';
import { newId } from '../../../platform/randomness/index.ts';
import type { CommissionsPorts } from './ports.ts';
import { commissionsOf, type Commission } from './rules/commission.ts';
import { nextPeriod } from './rules/periods.ts';
import type { Tier } from './rules/tiers.ts';
import { insertBills, readUnpaidBills, writeBillsPaid, type NewBill } from './store/bills.ts';
import { readBranches, readOpenDay, type TreeBranch } from './store/branches.ts';
import { lockPlan, readPlan, readPlans, writePlan, type Plan } from './store/plans.ts';

export async function closePeriods(ports: CommissionsPorts): Promise<void> {
  const plans = await readPlans(ports.database.kysely);
  for (const { id } of plans) while (await closeNext(ports, id));
  await payBills(ports);
}

async function closeNext(ports: CommissionsPorts, id: string): Promise<boolean> {
  const plan = await readPlan(ports.database.kysely, id);
  return plan !== undefined && closePeriod(ports, plan);
}

/** True: a period was closed, or the plan changed meanwhile; there may be another. */
async function closePeriod(ports: CommissionsPorts, plan: Plan): Promise<boolean> {
  const { database, clock, randomness } = ports;
  const open = await readOpenDay(database.kysely);
  const fromDay = plan.nextDay;
  const untilDay = nextPeriod(plan.period, fromDay);
  if (!plan.isOn || open === undefined || open < untilDay) return false;
  // Closed days never change: they are read before the short transaction that writes.
  const branches = await readBranches(database.kysely, { ...plan, fromDay, untilDay });
  const trees = treesOf(branches, plan.tiers);
  return database.transaction(async (tx) => {
    if (!isDeepStrictEqual(await lockPlan(tx, plan.id), plan)) return true;
    const now = clock.now();
    const bills = trees.map((bill) => ({ ...bill, id: newId(now, randomness) }));
    const { name: planName, basis, tiers, categories } = plan;
    const of = { planId: plan.id, planName, basis, tiers, categories, fromDay, untilDay };
    await insertBills(tx, of, bills, now);
    await writePlan(tx, { ...plan, nextDay: untilDay });
    return true;
  });
}

export type TreeCommission = Commission & Pick<NewBill, 'rootId' | 'currency'>;

/** Commissions of every tree and currency by itself. */
export function treesOf(
  branches: readonly TreeBranch[],
  tiers: readonly Tier[],
): readonly TreeCommission[] {
  const trees = Map.groupBy(branches, ({ rootId, currency }) => `${currency} ${rootId}`);
  return [...trees.values()].flatMap((tree) => {
    const [first] = tree;
    if (first === undefined) return [];
    const { rootId, currency } = first;
    return commissionsOf(tree, tiers).map((one) => ({ ...one, rootId, currency }));
  });
}

const batchMax = 500;

async function payBills({ database, clock, payDue }: CommissionsPorts): Promise<void> {
  for (;;) {
    const due = await readUnpaidBills(database.kysely, batchMax);
    const done = await Promise.all(
      due.map(async (bill) => ({ ...bill, became: await payDue(commissionPaid(bill)) })),
    );
    await writeBillsPaid(database.kysely, done, clock.now());
    if (due.length < batchMax) return;
  }
}
