// A member's rounds for the operator, newest first.
import { printUnits } from '@baize/money';
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readRounds } from '../store/reader.ts';
import type { WageringPorts } from '../../ports.ts';

type Ports = Pick<WageringPorts, 'database' | 'playerExists'>;

export function findRounds(ports: Ports): Action<typeof wagering.findRounds> {
  return async ({ input }) => {
    if (!(await ports.playerExists(input.id))) return refuse('member-not-found');
    const page = await readRounds(ports.database.kysely, {
      playerId: input.id,
      pageNo: input.pageNo ?? 1,
      pageSize: input.pageSize ?? 20,
    });
    return {
      list: page.rounds.map((round) => ({
        roundId: round.roundId,
        gameCode: round.gameCode,
        stake: printUnits(round.stake, 4),
        payout: printUnits(round.payout, 4),
        state: round.state,
        openedAt: round.openedAt,
      })),
      total: page.total,
    };
  };
}
