// The betting record: the player's own rounds, or those of a member of the team since they stand
// there, newest first, with the sums of all that fit. Each is told with its game as the lobby calls
// it, ours and vendors' alike.
import { unitsToNumber } from '@baize/money';
import { isRefusal, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { betFilterOf, placeOf, sumBets, type BetPorts } from '../bet-filter.ts';
import { since, whoseBets, type MemberPorts } from '../whose-bets.ts';
import { readBets, type Bet, type BetPlace } from '../store/bets.ts';
import type { GameSum } from '../store/round-sums.ts';

/** Pages by number end here; what is older is found by its dates or by the cursor. */
const numberedMost = 10_000;

export function listBets(ports: BetPorts & MemberPorts): Action<typeof wagering.listBets> {
  return async ({ caller, input, locale }) => {
    const { pageNo = 1, pageSize = 20 } = input;
    const whose = await whoseBets(ports, caller, input.customerId);
    if (isRefusal(whose)) return whose;
    const filter = since(betFilterOf(ports, whose, input), whose.since);
    const cursor = placeOf(input.cursor);
    const skip = cursor === undefined ? (pageNo - 1) * pageSize : 0;
    const on = ports.database.kysely;
    const [page, sum] = await Promise.all([
      skip + pageSize > numberedMost
        ? { bets: [], next: undefined }
        : readBets(on, { ...filter, cursor, skip, count: pageSize }),
      sumBets(on, filter),
    ]);
    return {
      list: page.bets.map((bet) => printBet(ports, bet, locale)),
      footer: {
        stake: unitsToNumber(sum.stake),
        payout: unitsToNumber(sum.payout),
        gameLoses: unitsToNumber(sum.stake),
        gameWinnings: unitsToNumber(sum.payout),
        netProfit: unitsToNumber(sum.net),
        whole: sum.whole,
      },
      games: sum.games.slice(0, gamesMost).map((game) => printGame(ports, game, locale)),
      next: cursorOf(page.next),
      page: { pageSize, currentPage: pageNo, total: sum.rounds },
    };
  };
}

/** So many of the most played can be chosen from. */
const gamesMost = 100;

function printGame({ games }: BetPorts, { rounds, ...game }: GameSum, tag: string) {
  const facts = games.factsOf(game, tag);
  return {
    gameCode: game.gameCode,
    gameName: facts?.name ?? game.gameCode,
    vassalage: facts?.vendor ?? game.vendor ?? '',
    rounds,
  };
}

const cursorOf = (place: BetPlace | undefined): string =>
  place === undefined ? '' : `${place.openedAt}_${place.roundId}`;

function printBet({ games }: BetPorts, bet: Bet, tag: string) {
  const game = games.factsOf(bet, tag);
  return {
    roundId: bet.roundId,
    reference: bet.orderId ?? bet.vendorRound ?? bet.roundId,
    gameCode: bet.gameCode,
    // Of a game that is gone the code alone is left.
    gameName: game?.name ?? bet.gameCode,
    vassalage: game?.vendor ?? bet.vendor ?? '',
    gameType: game?.category ?? '',
    stake: unitsToNumber(bet.stake),
    payout: unitsToNumber(bet.payout),
    gameLoses: unitsToNumber(bet.stake),
    gameWinnings: unitsToNumber(bet.payout),
    jackpot: unitsToNumber(bet.jackpotWon),
    netProfit: unitsToNumber(bet.state === 'settled' ? bet.payout - bet.stake : 0n),
    free: bet.free,
    state: bet.state,
    openedAt: bet.openedAt,
    settledAt: bet.settledAt,
    // A slip is verified by its event.
    verifiable: bet.state === 'settled' && bet.vendor === null && bet.eventId === null,
  };
}
