// Lists jackpot wins and their winners, the latest first.
import type { jackpots } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { JackpotsPorts } from '../ports.ts';
import { readWins } from '../store/pools.ts';
import { printWin } from '../print.ts';

export function listJackpotWins(ports: JackpotsPorts): Action<typeof jackpots.listJackpotWins> {
  return async ({ input: { pageNo = 1, pageSize = 20 } }) => {
    const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
    const { wins, total } = await readWins(ports.database.kysely, page);
    const names = await ports.usernames(wins.map(({ player_id }) => player_id));
    const list = wins.map((won) => {
      const { tier, number, prize, wonAt, gameCode } = printWin(won);
      return {
        tier,
        number,
        prize,
        wonAt,
        playerId: won.player_id,
        username: names.get(won.player_id) ?? won.player_id,
        roundId: won.round_id,
        gameCode,
      };
    });
    return { list, total };
  };
}
