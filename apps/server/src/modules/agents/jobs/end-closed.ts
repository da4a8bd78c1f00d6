// Ends agents whose account was closed by an earlier version, which left them an agent: as a
// closing ends them now.
import type { AgentsPorts } from '../ports.ts';
import { readClosedAgents } from '../store/agents.ts';

type EndAgent = (memberId: string) => Promise<void>;

/** So many at a time; the next run goes on. */
const atOnce = 1000;

export const endClosedJob = (ports: AgentsPorts, endAgent: EndAgent) => ({
  name: 'agents-end-closed',
  cron: '17 * * * *',
  run: async () => {
    const ids = await readClosedAgents(ports.database.kysely, atOnce);
    if (ids.length === 0) return;
    await ports.countFacts();
    for (const id of ids) await endAgent(id);
  },
});
