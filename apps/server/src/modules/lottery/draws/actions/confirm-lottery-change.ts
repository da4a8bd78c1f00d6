// The second person agrees to terms or odds. They are judged again: the bounds of this moment hold.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { DrawsParts } from '../parts.ts';
import { refusalOfPlay, refusalOfTerms } from '../rules/terms.ts';
import { isNoSecond } from '../second-person.ts';
import { shownProposal } from '../shown-proposal.ts';
import { lockProposal, type Proposal } from '../store/proposals.ts';
import {
  playOfText,
  termsOf,
  writePlay,
  writeTerms,
  type PlayText,
  type TermsText,
} from '../store/terms.ts';
import { definitionOf, playsNow, type Terms } from '../terms.ts';

export function confirmLotteryChange({
  ports,
  terms,
  desk,
}: DrawsParts): Action<typeof lottery.confirmLotteryChange> {
  return async ({ caller, input: { proposalId } }) => {
    const decided = await ports.database.transaction(async (tx) => {
      const proposal = await lockProposal(tx, proposalId);
      if (proposal?.kind !== 'terms' && proposal?.kind !== 'odds')
        return refuse('proposal-unknown');
      if (proposal.state !== 'waiting') return refuse('proposal-closed');
      if (await isNoSecond(ports, tx, caller, proposal)) return refuse('second-person-needed');
      const refused = await write(tx, terms, proposal);
      if (refused) return refused;
      return desk.decide(tx, proposal, { staff: caller, state: 'confirmed' });
    });
    if (isRefusal(decided)) return decided;
    await terms.changed();
    await desk.apply(decided);
    return shownProposal(decided);
  };
}

async function write(tx: Tx, terms: Terms, { kind, gameCode, play: name, proposed }: Proposal) {
  if (kind === 'terms') {
    const own = definitionOf(gameCode);
    if (!own) return refuse('proposal-unknown');
    const asked = termsOf(proposed as unknown as TermsText);
    const refused = refusalOfTerms(own, asked);
    if (!refused) await writeTerms(tx, gameCode, asked);
    return refused;
  }
  const offered = terms.of(gameCode);
  const play = offered && playsNow(offered.game).get(name);
  if (!play) return refuse('proposal-unknown');
  const asked = playOfText(proposed as unknown as PlayText);
  const refused = refusalOfPlay(play, asked, offered.game.pricePercent);
  if (!refused) await writePlay(tx, { gameCode, play: name }, asked);
  return refused;
}
