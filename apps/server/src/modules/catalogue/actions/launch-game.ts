// Launches a game for a signed-in player: with money, or with play money where it is asked for.
import { refuse, type catalogue, type InputOf } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { openingOf } from '../opening.ts';
import type { CatalogueParts } from '../parts.ts';
import { findGame, findLottery, type FoundGame } from '../rules/find-game.ts';
import type { LotteryArea } from '../rules/known-vendors.ts';
import type { Lobby } from '../rules/lobby.ts';

const freePlayAccount = 0;

export const launchGame =
  (parts: CatalogueParts): Action<typeof catalogue.launchGame> =>
  async (call) => {
    const { caller, input } = call;
    const mode = input.launchMode.toUpperCase();
    if (!isMode(mode)) return refuse('launch-mode-unknown');
    const found = finders[mode](parts.keeper.lobby(), input);
    const freePlay = caller.demo || input.accountType === freePlayAccount;
    const prizeMode = input.lottoPrizeMode?.toUpperCase();
    const toLobby = mode !== 'GLS' && isForLobby(input);
    return openingOf(parts, call, { found, player: caller, freePlay, prizeMode, toLobby });
  };

type Asked = InputOf<typeof catalogue.launchGame>;
type Finder = (lobby: Lobby, input: Asked) => FoundGame | undefined;

const lotteryNamed = ({ lottoGameCode, nodeId, gameId }: Asked): string | undefined =>
  (lottoGameCode || undefined) ?? nodeId ?? gameId;

/** The list of lotteries is asked for by name, or by naming neither a lottery nor a view. */
function isForLobby(input: Asked): boolean {
  const view = input.lottoView?.toLowerCase() ?? '';
  return view === 'lobby' || (view !== 'betting' && lotteryNamed(input) === undefined);
}

const lotteryOf =
  (areaOf: (input: Asked) => LotteryArea): Finder =>
  (lobby, input) =>
    findLottery(lobby, {
      area: areaOf(input),
      gameCode: lotteryNamed(input),
      prizeMode: input.lottoPrizeMode,
      vassalage: input.vassalage,
    });

const finders: Readonly<Record<'GLS' | 'LOTT' | 'VN' | 'SEA', Finder>> = {
  GLS: (lobby, input) => findGame(lobby, input),
  LOTT: lotteryOf(({ lottoArea, lottoPrizeMode }) => {
    const area = lottoArea?.toUpperCase();
    if (area === 'VN') return 'VN';
    return area === 'SEA' || lottoPrizeMode?.toUpperCase() === 'SEA' ? 'SEA' : '';
  }),
  VN: lotteryOf(() => 'VN'),
  SEA: lotteryOf(() => 'SEA'),
};

const isMode = (mode: string): mode is keyof typeof finders => Object.hasOwn(finders, mode);
