// Where a member stands, for staff: everybody above, and the size of the team below.
import { printUnits } from '@baize/money';
import { refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { readAbove, readAgent, readTeamSize } from '../store/team.ts';

export const getMemberTeam =
  ({ database, currency }: AgentsPorts): Action<typeof agents.getMemberTeam> =>
  async ({ input: { id: agentId }, now }) => {
    const on = database.kysely;
    const above = await readAbove(on, agentId);
    if (above.length === 0) return refuse('member-not-found');
    const [agent, team] = await Promise.all([
      readAgent(on, agentId),
      readTeamSize(on, { agentId, currency, since: [now, now, now] }),
    ]);
    return {
      ...agent,
      above: above.slice(0, -1).map(({ id, username }) => ({ id, username })),
      direct: team.direct,
      teamSize: team.size,
      agents: team.agents,
      teamBalance: printUnits(team.balance, 2),
    };
  };
