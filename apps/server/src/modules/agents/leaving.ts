// An agent who closes the account is ended like one whom staff end: the links close for good, and
// the direct downline moves to the agent above. The closing itself is its record.
import { isRefusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { none, type Closing, type Leaving } from '../../platform/module/index.ts';
import type { AgentsPorts, LineChanged } from './ports.ts';
import { tellTeams } from './tell-teams.ts';

export const leavingAgents = (ports: AgentsPorts) =>
  ({
    /** What the team did until now is counted under the line before. */
    standing: async () => {
      await ports.countFacts();
      return {};
    },
    begin: (tx: Tx, { playerId: memberId, at: now }: Leaving) =>
      endLeaving(ports, tx, { memberId, now }),
    payOut: none,
  }) satisfies Closing;

/** A member who is no agent has nothing to end. */
export async function endLeaving(
  ports: AgentsPorts,
  tx: Tx,
  { memberId, now }: LineChanged,
): Promise<void> {
  const ended = await ports.team.endAgent(tx, memberId, now);
  if (isRefusal(ended)) return;
  await ports.agentEnded(tx, { memberId, now });
  await tellTeams(ports, tx, [memberId, ended.uplineId]);
}
