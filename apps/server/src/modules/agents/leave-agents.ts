// An agent who closes the account is ended like one whom staff end: the links close for good, and
// the direct downline moves to the agent above. The closing itself is its record.
import { isRefusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { Leaving } from '../../platform/module/index.ts';
import type { AgentsPorts } from './ports.ts';
import { tellTeams } from './tell-teams.ts';

export const leaveAgents =
  (ports: AgentsPorts) =>
  async (tx: Tx, { playerId: memberId, at: now }: Leaving): Promise<void> => {
    const ended = await ports.team.endAgent(tx, memberId, now);
    // A member who is no agent has nothing to end.
    if (isRefusal(ended)) return;
    await ports.agentEnded(tx, { memberId, now });
    await tellTeams(ports, tx, [memberId, ended.uplineId]);
  };
