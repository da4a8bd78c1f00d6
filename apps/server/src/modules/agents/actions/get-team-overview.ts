// An agent's overview: the own code, how the team grew, and what it came to over days.
import { unitsToNumber } from '@baize/money';
import type { agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import { readStanding } from '../store/agents.ts';
import { sizeOf } from '../team-size.ts';
import { moneyOf, playOf } from '../wire.ts';

export const getTeamOverview =
  (ports: AgentsPorts): Action<typeof agents.getTeamOverview> =>
  async ({ caller: { playerId: agentId, currency }, input, now }) => {
    const on = ports.database.kysely;
    const [agent, team, figures] = await Promise.all([
      readStanding(on, agentId),
      sizeOf(ports, { agentId, currency, now }),
      ports.figuresOf({ agentId, currency, ...periodOf(input, now) }),
    ]);
    return {
      code: agent?.code ?? '',
      teamSize: team.size,
      agents: team.agents,
      direct: team.direct,
      newToday: team.sinceFirst,
      newIn7Days: team.sinceSecond,
      newIn30Days: team.sinceThird,
      teamBalance: unitsToNumber(team.balance),
      activeMembers: figures.active,
      firstDeposits: figures.firstDeposits,
      ...playOf(figures),
      ...moneyOf(figures),
    };
  };
