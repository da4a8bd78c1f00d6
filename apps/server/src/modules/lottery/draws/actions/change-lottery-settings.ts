// Staff set the terms of a lottery. Returns stay within their bounds; one that moves far, or caps
// that let a draw cost much more, wait for a second person; so do many small steps since the last
// decision of two.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { priceNeedsTwo } from '../agreed-play.ts';
import type { Step } from '../desk.ts';
import type { DrawsParts } from '../parts.ts';
import { refusedBy } from '../rules/refused-by.ts';
import { needsTwo, ownTerms, refusalOfTerms } from '../rules/terms.ts';
import { shownProposal } from '../shown-proposal.ts';
import { readTerms } from '../shown-settings.ts';
import { lastDecided, waitingFor } from '../store/proposals.ts';
import { termsOf, textOf, writeTerms, type TermsText } from '../store/terms.ts';
import { definitionOf } from '../terms.ts';

export function changeLotterySettings({
  terms,
  desk,
}: DrawsParts): Action<typeof lottery.changeLotterySettings> {
  return async ({ caller, input }) => {
    const { gameCode } = input;
    const game = terms.of(gameCode);
    const own = definitionOf(gameCode);
    if (!game || !own) return refuse('game-unknown');
    const asked = readTerms(input);
    if (!asked) return refuse('lottery-terms-invalid', refusedBy('amount'));
    const refused = refusalOfTerms(own, asked);
    if (refused) return refused;
    const before = game.terms;
    const step: Step = {
      kind: 'terms',
      gameCode,
      issue: '',
      play: '',
      reason: '',
      proposed: textOf(asked),
      replaced: textOf(before),
    };
    const made = await desk.underLock(gameCode, async (tx) => {
      if (await waitingFor(tx, step)) return refuse('proposal-waits');
      const decided = await lastDecided(tx, step);
      const agreed = decided ? termsOf(decided as unknown as TermsText) : ownTerms(own);
      if (needsTwo(asked, before, agreed) || (await priceNeedsTwo(tx, game, asked)))
        return desk.propose(tx, caller, step);
      await writeTerms(tx, gameCode, asked);
      await desk.note(tx, caller, { action: 'change', of: step });
      return undefined;
    });
    if (isRefusal(made)) return made;
    if (!made) await terms.changed();
    desk.changed();
    return { waits: made !== undefined, proposal: made ? shownProposal(made) : null };
  };
}
