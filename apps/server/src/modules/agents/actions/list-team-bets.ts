// What the members of a team played over days, member by member and game by game.
import { isRefusal, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { branchOf } from '../branch.ts';
import type { AgentsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import { readTeamBets } from '../store/figures.ts';
import { nameOf, pageOf, personOf, playOf } from '../wire.ts';

const unknown = 'OTHER';

export const listTeamBets =
  (ports: AgentsPorts): Action<typeof agents.listTeamBets> =>
  async ({ caller, input, locale, now }) => {
    const branch = await branchOf(ports, caller, input.customerId);
    if (isRefusal(branch)) return branch;
    const { limit, offset, told } = pageOf(input);
    const { list, footer, total } = await readTeamBets(ports.database.kysely, {
      agentId: branch.agentId,
      currency: caller.currency,
      ...periodOf(input, now),
      name: nameOf(input.customerName),
      limit,
      offset,
    });
    return {
      list: list.map(({ vendor, gameCode, ...line }) => {
        const game = ports.gameOf(vendor ?? ports.houseVendor, gameCode, locale);
        return {
          ...personOf(line),
          gameType: game?.category ?? unknown,
          gameCode,
          gameName: game?.name ?? gameCode,
          ...playOf(line),
        };
      }),
      footer: playOf(footer),
      ...told(total),
    };
  };
