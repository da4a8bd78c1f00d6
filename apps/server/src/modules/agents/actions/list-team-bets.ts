// Lists the bets of a team over days, member by member and game by game.
import { isRefusal, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { askedListOf } from '../asked-list.ts';
import type { AgentsPorts } from '../ports.ts';
import { readTeamBets } from '../store/figures.ts';
import { personOf, playOf, wonAndLostOf } from '../wire.ts';

const unknown = 'OTHER';

export const listTeamBets =
  (ports: AgentsPorts): Action<typeof agents.listTeamBets> =>
  async (call) => {
    const asked = await askedListOf(ports, call);
    if (isRefusal(asked)) return asked;
    const { list, footer, total } = await readTeamBets(ports.database.kysely, {
      ...asked.search,
      gameCode: call.input.gameCode ?? '',
      orderNum: call.input.orderNum ?? '',
    });
    return {
      list: list.map(({ vendor, gameCode, ...line }) => {
        const game = ports.gameOf(vendor, gameCode, call.locale);
        return {
          ...personOf(line),
          gameType: game?.category ?? unknown,
          gameCode,
          gameName: game?.name ?? gameCode,
          ...wonAndLostOf(line),
          ...playOf(line),
        };
      }),
      footer: { ...wonAndLostOf(footer), ...playOf(footer) },
      ...asked.told(total),
    };
  };
