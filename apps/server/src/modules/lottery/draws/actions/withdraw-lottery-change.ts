// Staff withdraw terms or odds that wait for a second person.
import { isRefusal, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DrawsParts } from '../parts.ts';
import { shownProposal } from '../shown-proposal.ts';

const kinds = ['terms', 'odds'] as const;

export function withdrawLotteryChange({
  desk,
}: DrawsParts): Action<typeof lottery.withdrawLotteryChange> {
  return async ({ caller, input: { proposalId } }) => {
    const withdrawn = await desk.withdraw(caller, { proposalId, kinds });
    return isRefusal(withdrawn) ? withdrawn : shownProposal(withdrawn);
  };
}
