// Lists agents for staff: where they stand, since when, and how large the team is.
import { printUnits } from '@baize/money';
import type { agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { readAgents } from '../store/agents.ts';
import { nameOf, pageOf, standingOf } from '../wire.ts';

export const listAgents =
  ({ database, currency }: AgentsPorts): Action<typeof agents.listAgents> =>
  async ({ input }) => {
    const { limit, offset } = pageOf(input);
    const { list, total } = await readAgents(database.kysely, {
      currency,
      name: nameOf(input.username),
      upline: nameOf(input.upline),
      type: input.type ?? '',
      state: input.state ?? '',
      limit,
      offset,
    });
    return {
      list: list.map((agent) => ({
        ...standingOf(agent),
        code: agent.code,
        upline:
          agent.uplineId === null ? null : { id: agent.uplineId, username: agent.uplineName ?? '' },
        since: agent.since.getTime(),
        direct: agent.direct,
        teamSize: agent.teamSize,
        teamBalance: printUnits(agent.teamBalance, 2),
      })),
      total,
    };
  };
