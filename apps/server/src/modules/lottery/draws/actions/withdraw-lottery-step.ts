// Staff withdraw a result, a correction or a cancellation that waits for a second person.
import { isRefusal, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DrawsParts } from '../parts.ts';
import { shownProposal } from '../shown-proposal.ts';

const kinds = ['result', 'correction', 'cancellation'] as const;

export function withdrawLotteryStep({
  desk,
}: DrawsParts): Action<typeof lottery.withdrawLotteryStep> {
  return async ({ caller, input: { proposalId } }) => {
    const withdrawn = await desk.withdraw(caller, { proposalId, kinds });
    return isRefusal(withdrawn) ? withdrawn : shownProposal(withdrawn);
  };
}
