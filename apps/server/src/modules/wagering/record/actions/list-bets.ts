// The betting record: the player's own rounds, newest first, with the sums of all that fit. Each is
// told with its game as the lobby calls it, ours and vendors' alike.
import { unitsToNumber } from '@baize/money';
import { instantOf, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { Round } from '../../rounds/rules/round.ts';
import { readRounds } from '../store/reader.ts';
import type { WageringPorts } from '../../ports.ts';

type BetPorts = Pick<WageringPorts, 'database' | 'games'>;

export function listBets(ports: BetPorts): Action<typeof wagering.listBets> {
  return async ({ caller, input, locale }) => {
    const pageNo = input.pageNo ?? 1;
    const pageSize = input.pageSize ?? 20;
    const category = (input.gameType ?? '').toUpperCase();
    const page = await readRounds(ports.database.kysely, {
      playerId: caller.playerId,
      currency: caller.currency,
      from: instantOf(input.startDate, 'start'),
      to: instantOf(input.endDate, 'end'),
      ...(category === '' || category === 'ALL' ? {} : { games: ports.games.within(category) }),
      pageNo,
      pageSize,
    });
    return {
      list: page.rounds.map((round) => betOf(ports, round, locale)),
      footer: {
        stake: unitsToNumber(page.stake),
        payout: unitsToNumber(page.payout),
        netProfit: unitsToNumber(page.net),
      },
      page: { pageSize, currentPage: pageNo, total: page.total },
    };
  };
}

function betOf({ games }: BetPorts, round: Round, tag: string) {
  const game = games.factsOf(round, tag);
  return {
    roundId: round.roundId,
    gameCode: round.gameCode,
    // Of a game that is gone the code alone is left.
    gameName: game?.name ?? round.gameCode,
    vassalage: game?.vendor ?? round.vendor ?? '',
    gameType: game?.category ?? '',
    stake: unitsToNumber(round.stake),
    payout: unitsToNumber(round.payout),
    jackpot: unitsToNumber(round.jackpotWon),
    netProfit: unitsToNumber(round.state === 'settled' ? round.payout - round.stake : 0n),
    state: round.state,
    openedAt: round.openedAt,
    settledAt: round.settledAt,
    // A slip is verified by its event.
    verifiable: round.state === 'settled' && round.vendor === null && round.slip === undefined,
  };
}
