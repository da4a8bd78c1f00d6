// The owner of a betting record that is asked for: the caller, or a member who stands below an
// agent now, since they do. Anybody else is answered like one who does not exist.
import { isAgentType, refuse, type Refusal } from '@baize/contract';
import type { PlayerCaller } from '../../../platform/call/index.ts';
import type { WageringPorts } from '../ports.ts';
import type { BetFilter } from './store/bets.ts';

export type MemberPorts = Pick<WageringPorts, 'belowSince'>;

interface Whose {
  readonly playerId: string;
  readonly currency: string;
  /** -Infinity: all of them. */
  readonly since: number;
}

export async function whoseBets(
  { belowSince }: MemberPorts,
  { playerId, type, currency }: PlayerCaller,
  memberId = playerId,
): Promise<Whose | Refusal<'member-not-found'>> {
  if (memberId === playerId) return { playerId, currency, since: -Infinity };
  const from = isAgentType(type) ? await belowSince({ agentId: playerId, memberId }) : undefined;
  if (from === undefined) return refuse('member-not-found');
  return { playerId: memberId, currency, since: from };
}

export const since = (filter: BetFilter, at: number): BetFilter =>
  at === -Infinity ? filter : { ...filter, from: Math.max(filter.from ?? at, Math.ceil(at)) };
