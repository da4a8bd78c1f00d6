// One issue for staff: its moments, every version of its result, and what waits.
import { isRefusal, type lottery } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { findIssue } from '../find-issue.ts';
import type { DrawsParts } from '../parts.ts';
import { proofOf } from '../proof.ts';
import { cancelAloneMostOf } from '../rules/two-persons.ts';
import { shownIssues } from '../shown-issues.ts';
import { shownProposal } from '../shown-proposal.ts';
import { listProposals } from '../store/proposals.ts';

const proposalsMost = 50;

export function getLotteryIssue(parts: DrawsParts): Action<typeof lottery.getLotteryIssue> {
  const { ports } = parts;
  return async ({ input, now }) => {
    const found = await findIssue(parts, input);
    if (isRefusal(found)) return found;
    const { event, game } = found;
    const search = { gameCode: event.gameCode, issue: event.name, offset: 0, limit: proposalsMost };
    const [shown, proof, results, proposals] = await Promise.all([
      shownIssues(ports, [event], now),
      proofOf(ports, found, now),
      ports.wagering.resultsOf(event.eventId),
      listProposals(ports.database.kysely, search),
    ]);
    const [issue] = shown;
    if (!issue) throw new Error(`${event.eventId} is not shown`);
    return {
      ...issue,
      now,
      kind: game.kind,
      drawnBy: event.drawnBy,
      proof,
      results: results.map(({ version, result, at, reason, enteredBy, confirmedBy }) => ({
        version,
        at,
        reason,
        numbers: [...result],
        by: enteredBy === confirmedBy ? [] : [enteredBy, confirmedBy],
      })),
      proposals: proposals.list.map(shownProposal),
      cancelAlone: printUnits(cancelAloneMostOf(event, now), 2),
    };
  };
}
