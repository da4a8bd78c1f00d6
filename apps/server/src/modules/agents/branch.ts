// Decides whose team a report covers: the caller's own, or that of somebody below. A person who
// does not stand below the caller is refused like one who does not exist.
import { refuse, type Refusal } from '@baize/contract';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { AgentsPorts } from './ports.ts';
import { readWay, type Step } from './store/team.ts';

export interface Branch {
  readonly agentId: string;
  readonly way: readonly Step[];
}

export async function branchOf(
  { database }: AgentsPorts,
  { playerId }: PlayerCaller,
  asked = playerId,
): Promise<Branch | Refusal<'member-not-found'>> {
  const way = await readWay(database.kysely, { agentId: playerId, memberId: asked });
  return way ? { agentId: asked, way } : refuse('member-not-found');
}
