// Tells agents that their team is another one now.
import { topicOfPlayer } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import type { AgentsPorts } from './ports.ts';

/** Null: nobody stands there. */
export async function tellTeams(
  { outbox }: Pick<AgentsPorts, 'outbox'>,
  tx: Tx,
  agentIds: readonly (string | null)[],
): Promise<void> {
  for (const id of agentIds) {
    if (id === null) continue;
    await outbox.tell(tx, { event: 'team-changed', topic: topicOfPlayer(id), payload: {} });
  }
}
