// Lists agents for staff: where they stand, since when, and how large the team is.
import { printUnits } from '@baize/money';
import type { agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { readAgents } from '../store/agents.ts';
import { sizesOf } from '../team-size.ts';
import { nameOf, pageOf, standingOf } from '../wire.ts';

export const listAgents =
  (ports: AgentsPorts): Action<typeof agents.listAgents> =>
  async ({ input, now }) => {
    const { currency } = ports;
    const { limit, offset } = pageOf(input);
    const { list, total } = await readAgents(ports.database.kysely, {
      name: nameOf(input.username),
      upline: nameOf(input.upline),
      type: input.type ?? '',
      state: input.state ?? '',
      limit,
      offset,
    });
    const ids = list.map(({ id }) => id);
    const teamOf = await sizesOf(ports, ids, { currency, now });
    return {
      list: list.map((agent) => ({
        ...standingOf(agent),
        code: agent.code,
        upline:
          agent.uplineId === null ? null : { id: agent.uplineId, username: agent.uplineName ?? '' },
        since: agent.since.getTime(),
        direct: teamOf(agent.id).direct,
        teamSize: teamOf(agent.id).size,
        teamBalance: printUnits(teamOf(agent.id).balance, 2),
      })),
      total,
    };
  };
