// Tries a plan on closed days; nothing is written.
import { isRefusal, refuse, type rebates } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { dayOfText } from '../../runs/shown-due.ts';
import { readTerms } from '../asked-plan.ts';
import { treesOf } from '../close-periods.ts';
import type { CommissionsPorts } from '../ports.ts';
import { readBranches } from '../store/branches.ts';

const shownMost = 50;
const daysMost = 100;

export const tryCommissionPlan =
  (ports: CommissionsPorts): Action<typeof rebates.tryCommissionPlan> =>
  async ({ input }) => {
    const terms = await readTerms(ports, input);
    if (isRefusal(terms)) return terms;
    const fromDay = dayOfText(input.from);
    const last = dayOfText(input.until);
    if (fromDay === undefined || last === undefined || last < fromDay || last - fromDay > daysMost)
      return refuse('field-format', { facts: { field: 'until' } });
    const asked = { ...terms, basis: input.basis, fromDay, untilDay: last + 1 };
    const all = treesOf(await readBranches(ports.database.kysely, asked), terms.tiers);
    const most = all.toSorted((a, b) => Number(b.amount - a.amount)).slice(0, shownMost);
    const names = await ports.usernames(most.map(({ agentId }) => agentId));
    const roots = all.filter(({ agentId, rootId }) => agentId === rootId);
    const sum = (units: readonly bigint[]) => units.reduce((one, other) => one + other, 0n);
    return {
      agents: all.length,
      total: printUnits(sum(roots.map(({ total }) => total))),
      amount: printUnits(sum(all.map(({ amount }) => amount)), 2),
      list: most.map(({ agentId, total, rate, amount }) => ({
        id: agentId,
        username: names.get(agentId) ?? '',
        total: printUnits(total),
        rate,
        amount: printUnits(amount, 2),
      })),
    };
  };
