// The second person agrees to a correction by entering its numbers again, or to a cancellation.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { findIssue } from '../find-issue.ts';
import type { DrawsParts } from '../parts.ts';
import { refusalOfCancel, refusalOfCorrection } from '../rules/two-persons.ts';
import { isNoSecond } from '../second-person.ts';
import { shownProposal } from '../shown-proposal.ts';
import { lockProposal, type Proposal } from '../store/proposals.ts';

export function confirmLotteryStep(parts: DrawsParts): Action<typeof lottery.confirmLotteryStep> {
  const { desk, ports } = parts;
  return async ({ caller, input: { proposalId, numbers } }) => {
    const decided = await ports.database.transaction(async (tx) => {
      const proposal = await lockProposal(tx, proposalId);
      if (proposal?.kind !== 'correction' && proposal?.kind !== 'cancellation') {
        return refuse('proposal-unknown');
      }
      if (proposal.state !== 'waiting') return refuse('proposal-closed');
      if (await isNoSecond(ports, tx, caller, proposal)) return refuse('second-person-needed');
      const asked = String(proposal.proposed['numbers']);
      if (proposal.kind === 'correction' && asked !== String(numbers))
        return refuse('numbers-differ');
      const refused = await refusalNow(parts, proposal);
      return refused ?? desk.decide(tx, proposal, { staff: caller, state: 'confirmed' });
    });
    if (isRefusal(decided)) return decided;
    const late = await desk.apply(decided);
    if (late) return refuse(late.refused === 'result-known' ? 'issue-settling' : late.refused);
    return shownProposal(decided);
  };
}

/** Meanwhile the issue may have been drawn, cancelled or corrected otherwise. */
async function refusalNow(parts: DrawsParts, { kind, gameCode, issue, proposed }: Proposal) {
  const found = await findIssue(parts, { gameCode, issue });
  if (isRefusal(found)) return refuse('proposal-unknown');
  if (kind === 'cancellation') return refusalOfCancel(found.event);
  const refused = refusalOfCorrection(found.event, proposed['numbers'] as readonly number[]);
  if (!refused) return undefined;
  return refuse(refused.refused === 'issue-not-drawn' ? refused.refused : 'issue-settling');
}
