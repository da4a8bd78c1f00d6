// Decides whose figures a report shows: the caller's own team, or the branch of somebody who stands
// below, or who stood below when something of them was counted. Anybody else is refused like a
// person who does not exist.
import { refuse, type Refusal } from '@baize/contract';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { FactsPorts } from './ports.ts';
import { wasBelow, type Scope } from './store/scope.ts';

export interface Branch extends Scope {
  readonly way: readonly { readonly id: string; readonly username: string }[];
}

export async function branchOf(
  { agents, database, usernames }: FactsPorts,
  { playerId: callerId, username }: PlayerCaller,
  branchId = callerId,
): Promise<Branch | Refusal<'member-not-found'>> {
  const own = { id: callerId, username };
  if (branchId === callerId) return { callerId, branchId, way: [own] };
  const scope = { callerId, branchId };
  const way = await agents.wayTo({ agentId: callerId, memberId: branchId });
  if (way) return { ...scope, way };
  if (!(await wasBelow(database.kysely, scope))) return refuse('member-not-found');
  const names = await usernames([branchId]);
  return { ...scope, way: [own, { id: branchId, username: names.get(branchId) ?? '' }] };
}
