// Staff propose other numbers for a settled issue, with the effect before their eyes; a second
// person decides.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { effectOf } from '../correction-effect.ts';
import type { Step } from '../desk.ts';
import { findIssue } from '../find-issue.ts';
import type { DrawsParts } from '../parts.ts';
import { refusalOfCorrection, refusalOfNumbers } from '../rules/two-persons.ts';
import { shownProposal } from '../shown-proposal.ts';
import { waitingFor } from '../store/proposals.ts';

export function proposeLotteryCorrection(
  parts: DrawsParts,
): Action<typeof lottery.proposeLotteryCorrection> {
  const { desk, ports } = parts;
  return async ({ caller, input }) => {
    const found = await findIssue(parts, input);
    if (isRefusal(found)) return found;
    const { event, game } = found;
    const { numbers, reason, gameCode, issue } = input;
    const refused = refusalOfCorrection(event, numbers) ?? refusalOfNumbers(game.kind, numbers);
    if (refused) return refused;
    const effect = await effectOf(ports, event, numbers);
    const version = event.resultVersion + 1;
    const step: Step = {
      kind: 'correction',
      gameCode,
      issue,
      play: '',
      reason,
      proposed: {
        numbers,
        version,
      },
      replaced: { numbers: event.result },
    };
    const made = await desk.underLock(gameCode, async (tx) =>
      (await waitingFor(tx, step)) ? refuse('proposal-waits') : desk.propose(tx, caller, step),
    );
    if (isRefusal(made)) return made;
    desk.changed();
    return { waits: true, proposal: shownProposal(made), effect };
  };
}
