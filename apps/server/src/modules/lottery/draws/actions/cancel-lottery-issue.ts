// Staff cancel an issue before its draw; every stake goes back. Where much lies on it, or anything
// once it is closed, a second person must agree.
// It is in the log, and open pages are told: nothing is cancelled silently.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { Step } from '../desk.ts';
import { findIssue } from '../find-issue.ts';
import type { DrawsParts } from '../parts.ts';
import { cancelAloneMostOf, refusalOfCancel } from '../rules/two-persons.ts';
import { shownProposal } from '../shown-proposal.ts';
import { waitingFor } from '../store/proposals.ts';

export function cancelLotteryIssue(parts: DrawsParts): Action<typeof lottery.cancelLotteryIssue> {
  const { desk, ports } = parts;
  return async ({ caller, input: { gameCode, issue, reason }, now }) => {
    const found = await findIssue(parts, { gameCode, issue });
    if (isRefusal(found)) return found;
    const { event } = found;
    const refused = refusalOfCancel(event);
    if (refused) return refused;
    const sums = (await ports.wagering.eventSums([event.eventId])).get(event.eventId);
    const { slips = 0, stake = 0n } = sums ?? {};
    const step: Step = {
      kind: 'cancellation',
      gameCode,
      issue,
      play: '',
      reason,
      replaced: {},
      proposed: {
        slips,
        stake: `${stake}`,
      },
    };
    const on = { slips, stake: printUnits(stake, 2) };
    if (stake > cancelAloneMostOf(event, now)) {
      const made = await desk.underLock(gameCode, async (tx) =>
        (await waitingFor(tx, step)) ? refuse('proposal-waits') : desk.propose(tx, caller, step),
      );
      if (isRefusal(made)) return made;
      desk.changed();
      return { waits: true, proposal: shownProposal(made), ...on };
    }
    const late = await desk.cancelAlone(caller, step);
    return late ?? { waits: false, proposal: null, ...on };
  };
}
