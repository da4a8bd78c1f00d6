// A lottery's terms and plays as staff see them.
import type { InputOf, lottery, OutputOf } from '@baize/contract';
import { describePlay, statedTerms, type Play } from '@baize/engines';
import { oddsPerOne, parseUnits, printUnits } from '@baize/money';
import type { SharedEvent } from '../../wagering/index.ts';
import type { Board } from './board.ts';
import { isLate } from './rules/issue-state.ts';
import { statedPrice, type GameTerms, type PlayTerms } from './rules/terms.ts';
import type { OfferedGame } from './terms.ts';

type Shown = OutputOf<typeof lottery.getLotterySettings>;
export type ShownTerms = Shown['settings'];
export type ShownPlay = Shown['plays'][number];
export type ShownGame = OutputOf<typeof lottery.listLotteryGames>['list'][number];

export const shownTerms = (terms: GameTerms): ShownTerms => ({
  ...terms,
  amountMost: printUnits(terms.amountMost, 2),
  payoutCap: printUnits(terms.payoutCap, 2),
  issuePayoutCap: printUnits(terms.issuePayoutCap, 2),
  exposureMost: printUnits(terms.exposureMost, 2),
});

/** Undefined where an amount is no whole cent. */
export function readTerms(
  input: Omit<InputOf<typeof lottery.changeLotterySettings>, 'gameCode'>,
): GameTerms | undefined {
  const { on, oddsReturn, pricePercent, groupLeast, groupMost } = input;
  const { unitsMost, multipleMost, chaseMost } = input;
  const read = (text: string) => parseUnits(text, { decimalsMax: 2 });
  const [amountMost, payoutCap] = [read(input.amountMost), read(input.payoutCap)];
  const [issuePayoutCap, exposureMost] = [read(input.issuePayoutCap), read(input.exposureMost)];
  if (amountMost === undefined || payoutCap === undefined) return undefined;
  if (issuePayoutCap === undefined || exposureMost === undefined) return undefined;
  return {
    on,
    oddsReturn,
    pricePercent,
    groupLeast,
    groupMost,
    unitsMost,
    multipleMost,
    chaseMost,
    amountMost,
    payoutCap,
    issuePayoutCap,
    exposureMost,
  };
}

export function shownPlay(offered: OfferedGame, play: Play, set?: PlayTerms): ShownPlay {
  const terms = set ?? offered.playTerms(play.code);
  const { groupMost, pricePercent } = offered.terms;
  const odds = terms.odds ?? offered.oddsOf(play);
  const struck =
    odds === undefined
      ? statedTerms(offered.game, play, groupMost)
      : ({ pays: 'odds', amount: oddsPerOne, odds, price: statedPrice(pricePercent) } as const);
  const { code, id, pays, tiers, returns } = describePlay(play, struck);
  return {
    code,
    id,
    pays,
    on: terms.on,
    oddsSet: terms.odds !== null,
    tiers: [...tiers],
    returns: [...returns],
    exposureMost: terms.exposureMost === null ? null : printUnits(terms.exposureMost, 2),
  };
}

export interface GameStanding {
  /** Due without a result. */
  readonly due: readonly SharedEvent[];
  /** The issue that is planned furthest ahead. */
  readonly last: SharedEvent | undefined;
}

export function shownGame(
  offered: OfferedGame,
  board: Board,
  { now, standing }: { readonly now: number; readonly standing: GameStanding },
): ShownGame {
  const { code: gameCode, kind, drawnBy } = offered.game;
  const { on, oddsReturn, groupLeast, groupMost } = offered.terms;
  return {
    gameCode,
    kind,
    drawnBy,
    on,
    oddsReturn,
    groupLeast,
    groupMost,
    current: board.gameNow(offered, now).current,
    late: standing.due.filter((event) => isLate(event, now)).length,
    plannedUntil: standing.last?.drawsAt ?? null,
  };
}
