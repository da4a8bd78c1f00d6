// The betting record: the player's own rounds, newest first, with the sums of all that fit.
import { unitsToNumber } from '@baize/money';
import { instantOf, type wagering } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { readRounds } from '../store/reader.ts';
import type { WageringPorts } from '../ports.ts';

export function listBets(ports: Pick<WageringPorts, 'database'>): Action<typeof wagering.listBets> {
  return async ({ caller, input }) => {
    const pageNo = input.pageNo ?? 1;
    const pageSize = input.pageSize ?? 20;
    const page = await readRounds(ports.database.kysely, {
      playerId: caller.playerId,
      currency: caller.currency,
      from: instantOf(input.startDate, 'start'),
      to: instantOf(input.endDate, 'end'),
      pageNo,
      pageSize,
    });
    return {
      list: page.rounds.map((round) => ({
        roundId: round.roundId,
        gameCode: round.gameCode,
        gameType: 'RNG',
        stake: unitsToNumber(round.stake),
        payout: unitsToNumber(round.payout),
        jackpot: unitsToNumber(round.jackpotWon),
        netProfit: unitsToNumber(round.state === 'settled' ? round.payout - round.stake : 0n),
        state: round.state,
        openedAt: round.openedAt,
        settledAt: round.settledAt,
        verifiable: round.state === 'settled' && round.vendor === null,
      })),
      footer: {
        stake: unitsToNumber(page.stake),
        payout: unitsToNumber(page.payout),
        netProfit: unitsToNumber(page.payout - page.stake),
      },
      page: { pageSize, currentPage: pageNo, total: page.total },
    };
  };
}
