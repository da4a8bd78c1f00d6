// The size of a team and what it has: of a large one as it was counted last, else as it is.
import { dayAt, startOfDay } from '@baize/money';
import type { AgentsPorts } from './ports.ts';
import { readTeamSize, type TeamSize } from './store/team.ts';

interface SizeAsked {
  readonly agentId: string;
  readonly currency: string;
  readonly now: number;
}

export async function sizeOf(
  { database, largeTeam }: AgentsPorts,
  asked: SizeAsked,
): Promise<TeamSize> {
  const counted = await largeTeam(asked);
  if (counted) return counted;
  const { agentId, currency, now } = asked;
  const today = dayAt(now);
  const since = [startOfDay(today), startOfDay(today - 6), startOfDay(today - 29)] as const;
  return readTeamSize(database.kysely, { agentId, currency, since });
}
