// Staff take back the proposed terms of a plan; what is in force stays.
import { refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CommissionsPorts } from '../ports.ts';
import { shownProposal } from '../shown.ts';
import { lockPlan, lockPlans, writePlan } from '../store/plans.ts';

export const withdrawCommissionPlan =
  (ports: CommissionsPorts): Action<typeof rebates.withdrawCommissionPlan> =>
  async ({ caller: staff, input: { id, proposedAt, reason } }) =>
    ports.database.transaction(async (tx) => {
      await lockPlans(tx);
      const before = await lockPlan(tx, id);
      const proposal = before?.proposal;
      if (before === undefined || proposal?.at !== proposedAt)
        return refuse('commission-proposal-gone');
      await writePlan(tx, { ...before, proposal: null });
      const names = await ports.usernames(proposal.terms.rootIds);
      await ports.audit(tx, {
        staff,
        action: 'withdraw-commission-plan',
        subject: `commission-plan:${id}`,
        before: shownProposal(proposal, names),
        after: { reason },
      });
      return { done: true as const };
    });
