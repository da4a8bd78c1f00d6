// The sizes of teams and what they have: of large ones as they were counted last, else as they are.
import { dayAt, startOfDay } from '@baize/money';
import type { AgentsPorts } from './ports.ts';
import { readTeamsBelow, readTeamSize, type TeamBelow, type TeamSize } from './store/team.ts';

interface Asked {
  readonly currency: string;
  readonly now: number;
}

export async function sizeOf(
  { database, largeTeams }: AgentsPorts,
  { agentId, currency, now }: Asked & { readonly agentId: string },
): Promise<TeamSize> {
  const counted = await largeTeams({ agentIds: [agentId], currency, now });
  const large = counted.get(agentId);
  if (large) return large;
  const today = dayAt(now);
  const since = [startOfDay(today), startOfDay(today - 6), startOfDay(today - 29)] as const;
  return readTeamSize(database.kysely, { agentId, currency, since });
}

/** Of each of a page: large teams are not walked for it. */
export async function sizesOf(
  { database, largeTeams }: AgentsPorts,
  agentIds: readonly string[],
  { currency, now }: Asked,
): Promise<(agentId: string) => TeamBelow> {
  const counted = await largeTeams({ agentIds, currency, now });
  const small = agentIds.filter((id) => !counted.has(id));
  const walked = await readTeamsBelow(database.kysely, small, currency);
  return (agentId) => counted.get(agentId) ?? walked.get(agentId) ?? nobody;
}

const nobody: TeamBelow = { size: 0, direct: 0, balance: 0n };
