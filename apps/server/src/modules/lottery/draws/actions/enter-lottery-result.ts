// Enters an outside result by two persons: the first entry is hidden, the second counts when
// another person enters the same numbers.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import type { Action, StaffCaller } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Step } from '../desk.ts';
import { findIssue } from '../find-issue.ts';
import type { DrawsParts } from '../parts.ts';
import { refusalOfEntry, refusalOfNumbers } from '../rules/two-persons.ts';
import { isNoSecond } from '../second-person.ts';
import { shownProposal } from '../shown-proposal.ts';
import { isConfirmed, waitingFor } from '../store/proposals.ts';

export function enterLotteryResult(parts: DrawsParts): Action<typeof lottery.enterLotteryResult> {
  const { desk } = parts;
  return async ({ caller, input, now }) => {
    const found = await findIssue(parts, input);
    if (isRefusal(found)) return found;
    const { numbers, gameCode, issue } = input;
    const refused = refusalOfEntry(found.event, now) ?? refusalOfNumbers(found.game.kind, numbers);
    if (refused) return refused;
    const step: Step = {
      kind: 'result',
      gameCode,
      issue,
      play: '',
      reason: '',
      proposed: {
        numbers,
        version: 1,
      },
      replaced: {},
    };
    const made = await desk.underLock(gameCode, (tx) => enter(parts, tx, { caller, step }));
    if (isRefusal(made)) return made;
    desk.changed();
    if (made.state === 'waiting') return { waits: true, proposal: shownProposal(made) };
    const late = await desk.apply(made);
    if (late) return refuse(late.refused === 'issue-cancelled' ? late.refused : 'result-known');
    return { waits: false, proposal: shownProposal(made) };
  };
}

async function enter(
  { ports, desk }: DrawsParts,
  tx: Tx,
  { caller, step }: { caller: StaffCaller; step: Step },
) {
  const first = await waitingFor(tx, step);
  // What two persons confirmed takes effect a moment later: an entry sent twice begins no other.
  if (!first)
    return (await isConfirmed(tx, step)) ? refuse('result-known') : desk.propose(tx, caller, step);
  if (first.kind !== 'result') return refuse('proposal-waits');
  if (await isNoSecond(ports, tx, caller, first)) return refuse('second-person-needed');
  if (String(first.proposed['numbers']) !== String(step.proposed['numbers'])) {
    desk.contradicted(caller, step);
    return refuse('numbers-differ');
  }
  return desk.decide(tx, first, { staff: caller, state: 'confirmed' });
}
