// Staff switch a play, limit what its outcomes may cost, or set its odds: within the bounds of
// returns, and with a second person where a return moves far or a limit rises far, at once or in
// many steps.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import type { LotteryGame, Play } from '@baize/engines';
import { parseUnits, type Units } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Step } from '../desk.ts';
import type { DrawsParts } from '../parts.ts';
import { refusedBy } from '../rules/refused-by.ts';
import {
  movesFar,
  oddsOf,
  offeredGame,
  ownPlayOf,
  ownTerms,
  raisesFar,
  refusalOfPlay,
  returnsAt,
  type PlayTerms,
} from '../rules/terms.ts';
import { shownProposal } from '../shown-proposal.ts';
import { shownPlay } from '../shown-settings.ts';
import { lastDecided, waitingFor } from '../store/proposals.ts';
import {
  playOfText,
  playText,
  termsOf,
  writePlay,
  type PlayText,
  type TermsText,
} from '../store/terms.ts';
import { definitionOf, playsNow, type OfferedGame } from '../terms.ts';

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
      const agreed = await agreedOf(tx, offered, step);
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

interface Known {
  /** On whose terms the play stands: its return and its limit where it has none of its own. */
  readonly game: LotteryGame & { readonly exposureMost?: Units };
  readonly set: PlayTerms;
}

/** What two persons last decided of the play, over what two persons last decided of its game. */
async function agreedOf(tx: Tx, { game }: OfferedGame, step: Step): Promise<Known> {
  const own = definitionOf(step.gameCode) ?? game;
  const ofGame = await lastDecided(tx, { ...step, play: '' });
  const ofPlay = await lastDecided(tx, step);
  const terms = ofGame ? termsOf(ofGame as unknown as TermsText) : ownTerms(own);
  return {
    game: { ...offeredGame(own, terms), exposureMost: terms.exposureMost },
    set: ofPlay
      ? playOfText(ofPlay as unknown as PlayText)
      : ownPlayOf(playsNow(own).get(step.play)),
  };
}

interface Judged {
  readonly offered: OfferedGame;
  readonly asked: PlayTerms;
  readonly known: readonly Known[];
}

function playNeedsTwo(play: Play, { offered, asked, known }: Judged): boolean {
  const returns = (game: LotteryGame, set: PlayTerms) =>
    play.pays === 'odds' ? returnsAt(play, oddsOf(game, play, set), game.pricePercent) : [];
  const mostOf = (set: PlayTerms, ofGame = offered.terms.exposureMost) =>
    set.exposureMost ?? ofGame;
  return known.some(
    ({ game, set }) =>
      movesFar(returns(game, set), returns(offered.game, asked)) ||
      raisesFar(mostOf(set, game.exposureMost), mostOf(asked)),
  );
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
