// A member's place in the tree, for staff: everybody above, the team below, and the team's figures
// over days.
import { printUnits, type Units } from '@baize/money';
import { isAgentType, refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import type { TeamFigures } from '../store/figures.ts';
import { readStanding } from '../store/agents.ts';
import { readAbove } from '../store/team.ts';
import { sizeOf } from '../team-size.ts';
import { readProposedMove } from '../store/proposed-moves.ts';
import { proposedMoveOf, standingOf } from '../wire.ts';

const shown = (units: Units) => printUnits(units, 2);

export const getMemberTeam =
  (ports: AgentsPorts): Action<typeof agents.getMemberTeam> =>
  async ({ input, now }) => {
    const { currency } = ports;
    const on = ports.database.kysely;
    const agentId = input.id;
    const member = await readStanding(on, agentId);
    if (!member) return refuse('member-not-found');
    const [above, team, figures, move] = await Promise.all([
      readAbove(on, agentId),
      sizeOf(ports, { agentId, currency, now }),
      ports.figuresOf({ agentId, currency, ...periodOf(input, now) }),
      readProposedMove(on, agentId),
    ]);
    return {
      ...standingOf(member),
      isAgent: isAgentType(member.type),
      since: member.since?.getTime() ?? null,
      code: member.code,
      above: above.slice(0, -1).map(({ id, username }) => ({ id, username })),
      direct: team.direct,
      teamSize: team.size,
      agents: team.agents,
      teamBalance: shown(team.balance),
      figures: figuresOf(figures),
      proposedMove: move === undefined ? null : proposedMoveOf(move),
    };
  };

const figuresOf = (sums: TeamFigures) => ({
  activeMembers: sums.active,
  firstDeposits: sums.firstDeposits,
  rounds: Number(sums.rounds),
  stake: shown(sums.staked),
  payout: shown(sums.paid),
  net: shown(sums.paid - sums.staked),
  deposited: shown(sums.deposited),
  withdrawn: shown(sums.withdrawn),
});
