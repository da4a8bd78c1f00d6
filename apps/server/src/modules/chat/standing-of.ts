// Reads how a caller stands in the rooms now.
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import type { ChatPorts } from './ports.ts';
import { standingOf, type Standing } from './rules/standing.ts';
import { hasAcceptedRules, readRunningSanctions } from './store/person-store.ts';

export async function readStanding(
  ports: ChatPorts,
  on: Queryable | Tx,
  { playerId, demo: isDemo }: PlayerCaller,
  now: number,
): Promise<Standing> {
  return standingOf({
    isDemo,
    isPaused: (await ports.refusalOfPause(playerId, now)) !== undefined,
    sanctions: await readRunningSanctions(on, playerId, now),
    hasAcceptedRules: await hasAcceptedRules(on, playerId),
  });
}
