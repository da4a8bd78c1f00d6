// Staff switch a play, limit what its outcomes may cost, or set its odds: within the bounds of
// returns, and with a second person where a return moves far or a limit rises far, at once or in
// many steps.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { agreedOf, playNeedsTwo } from '../agreed-play.ts';
import type { Step } from '../desk.ts';
import type { DrawsParts } from '../parts.ts';
import { refusedBy } from '../rules/refused-by.ts';
import { refusalOfPlay, type PlayTerms } from '../rules/terms.ts';
import { shownProposal } from '../shown-proposal.ts';
import { shownPlay } from '../shown-settings.ts';
import { waitingFor } from '../store/proposals.ts';
import { playText, writePlay } from '../store/terms.ts';
import { playsNow } from '../terms.ts';

export function changeLotteryPlay({
  terms,
  desk,
}: DrawsParts): Action<typeof lottery.changeLotteryPlay> {
  return async ({ caller, input }) => {
    const { gameCode } = input;
    const offered = terms.of(gameCode);
    if (!offered) return refuse('game-unknown');
    const play = playsNow(offered.game).get(input.play);
    if (!play) return refuse('play-unknown');
    const asked = readPlay(input);
    if (!asked) return refuse('lottery-terms-invalid', refusedBy('amount'));
    const refused = refusalOfPlay(play, asked, offered.game.pricePercent);
    if (refused) return refused;
    const before = offered.playTerms(play.code);
    const step: Step = {
      kind: 'odds',
      gameCode,
      issue: '',
      play: play.code,
      reason: '',
      proposed: playText(asked),
      replaced: playText(before),
    };
    const made = await desk.underLock(gameCode, async (tx) => {
      if (await waitingFor(tx, step)) return refuse('proposal-waits');
      const agreed = await agreedOf(tx, offered.game, step);
      if (
        playNeedsTwo(play, { offered, asked, known: [agreed, { game: offered.game, set: before }] })
      )
        return desk.propose(tx, caller, step);
      await writePlay(tx, { gameCode, play: play.code }, asked);
      await desk.note(tx, caller, { action: 'change', of: step });
      return undefined;
    });
    if (isRefusal(made)) return made;
    if (!made) await terms.changed();
    desk.changed();
    return {
      waits: made !== undefined,
      proposal: made ? shownProposal(made) : null,
      play: shownPlay(terms.of(gameCode) ?? offered, play),
    };
  };
}

interface Input {
  readonly on: boolean;
  readonly odds: readonly string[] | null;
  readonly exposureMost: string | null;
}

/** Undefined where odds have more than four places, or an amount is no whole cent. */
function readPlay({ on, odds, exposureMost: most }: Input): PlayTerms | undefined {
  const read = odds?.map((one) => parseUnits(one, { decimalsMax: 4 })) ?? null;
  const exposureMost = most === null ? null : parseUnits(most, { decimalsMax: 2 });
  if (exposureMost === undefined) return undefined;
  if (read === null) return { on, odds: null, exposureMost };
  const known = read.filter((one) => one !== undefined);
  return known.length === read.length ? { on, odds: known, exposureMost } : undefined;
}
