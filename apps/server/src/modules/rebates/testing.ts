// Builds rebates on a fresh database for tests, above the real tree of agents: ann leads ben and
// cora, ben leads dan, zoe leads yan.
import type { AuditNote } from '../../platform/audit/index.ts';
import { callOf } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildAgents, type Name } from '../agents/testing.ts';
import { createGroups } from '../lottery/testing.ts';
import { owner } from '../settings/testing.ts';
import { createRebates } from './index.ts';

const groupRules = { groupLeast: 1800, groupMost: 1998, step: 2, equalAllowed: false };

export async function buildRebates(database: Database) {
  const tree = await buildAgents(database);
  const audited: AuditNote[] = [];
  const audit = async (_tx: unknown, note: AuditNote) => void audited.push(note);
  const groups = createGroups({
    database,
    agents: tree.agents,
    audit,
    rules: () => groupRules,
    groupDefault: () => 1956,
  });
  const rebates = createRebates({
    database,
    audit,
    agents: tree.agents,
    lottery: groups.door,
    playerIdOf: tree.identity.playerIdOf,
  });
  const now = () => tree.clock.now();
  return {
    ...tree,
    audited,
    groups,
    rebates,
    staff: <I>(input: I) => callOf(owner, input, now()),
    as: <I>(name: Name, input: I) => callOf(tree.callerOf(name), input, now()),
  };
}

export type BuiltRebates = Awaited<ReturnType<typeof buildRebates>>;
