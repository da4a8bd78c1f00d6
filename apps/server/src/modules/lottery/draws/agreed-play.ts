// Whether a change of a play takes two persons: held against what holds, and against what two
// persons last decided of the play and of its game, so that many small steps are no way around.
import type { LotteryGame, Play, Ratio } from '@baize/engines';
import type { Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import {
  movesFar,
  oddsOf,
  offeredGame,
  ownPlayOf,
  ownTerms,
  raisesFar,
  returnsAt,
  type GameTerms,
  type PlayTerms,
} from './rules/terms.ts';
import { lastDecided, type Subject } from './store/proposals.ts';
import { playOfText, termsOf, type PlayText, type TermsText } from './store/terms.ts';
import { definitionOf, playsNow, type OfferedGame } from './terms.ts';

interface Known {
  /** On whose terms the play stands: its return and its limit where it has none of its own. */
  readonly game: LotteryGame & { readonly exposureMost?: Units };
  readonly set: PlayTerms;
}

/** What two persons last decided of the play, over what two persons last decided of its game. */
export async function agreedOf(tx: Tx, game: LotteryGame, of: Subject): Promise<Known> {
  const own = definitionOf(of.gameCode) ?? game;
  const ofGame = await lastDecided(tx, { ...of, play: '' });
  const ofPlay = await lastDecided(tx, of);
  const terms = ofGame ? termsOf(ofGame as unknown as TermsText) : ownTerms(own);
  return {
    game: { ...offeredGame(own, terms), exposureMost: terms.exposureMost },
    set: ofPlay ? playOfText(ofPlay as unknown as PlayText) : ownPlayOf(playsNow(own).get(of.play)),
  };
}

interface Judged {
  readonly offered: Pick<OfferedGame, 'game' | 'terms'>;
  readonly asked: PlayTerms;
  readonly known: readonly Known[];
}

export function playNeedsTwo(play: Play, { offered, asked, known }: Judged): boolean {
  const mostOf = (set: PlayTerms, ofGame = offered.terms.exposureMost) =>
    set.exposureMost ?? ofGame;
  return known.some(
    ({ game, set }) =>
      movesFar(returnsOf(play, game, set), returnsOf(play, offered.game, asked)) ||
      raisesFar(mostOf(set, game.exposureMost), mostOf(asked)),
  );
}

const returnsOf = (play: Play, game: LotteryGame, set: PlayTerms): readonly Ratio[] =>
  play.pays === 'odds' ? returnsAt(play, oddsOf(game, play, set), game.pricePercent) : [];

/** Odds that staff set follow no return of the game, but what a unit costs moves theirs too. */
export async function priceNeedsTwo(
  tx: Tx,
  { game, terms, playTerms }: OfferedGame,
  asked: GameTerms,
): Promise<boolean> {
  if (asked.pricePercent === terms.pricePercent) return false;
  const after = offeredGame(game, asked);
  for (const play of playsNow(game).values()) {
    const set = playTerms(play.code);
    if (set.odds === null) continue;
    const agreed = await agreedOf(tx, game, { gameCode: game.code, issue: '', play: play.code });
    const known = [agreed, { game, set }];
    if (
      known.some((one) => movesFar(returnsOf(play, one.game, one.set), returnsOf(play, after, set)))
    )
      return true;
  }
  return false;
}
