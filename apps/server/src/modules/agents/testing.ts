// Builds agents on a fresh database for tests, above real identity, and a small tree: ann leads ben
// and cora; ben, an agent too, leads dan; zoe leads a team of her own.
import { defaultCurrency } from '@baize/money';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { buildIdentity, goodPassword } from '../identity/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { createAgents, type AgentsPorts } from './index.ts';

export const tree = [
  { name: 'ann', type: 1, above: undefined },
  { name: 'ben', type: 1, above: 'ann' },
  { name: 'cora', type: 0, above: 'ann' },
  { name: 'dan', type: 0, above: 'ben' },
  { name: 'zoe', type: 1, above: undefined },
  { name: 'yan', type: 0, above: 'zoe' },
] as const;
export type Name = (typeof tree)[number]['name'];

const noFigures: Pick<AgentsPorts, 'countFacts' | 'figuresOf' | 'largeTeams'> = {
  countFacts: async () => true,
  figuresOf: async () => ({
    rounds: 0n,
    staked: 0n,
    paid: 0n,
    deposited: 0n,
    withdrawn: 0n,
    active: 0,
    firstDeposits: 0,
  }),
  largeTeams: async () => new Map(),
};

/** The figures of an overview are those of the module above that counts them, or none. */
export async function buildAgents(database: Database, figures = noFigures) {
  const built = buildIdentity(database);
  const told: ToldEvent[] = [];
  const noted: unknown[] = [];
  const guards = guardsOfMoves();
  const ports: AgentsPorts = {
    database,
    clock: built.clock,
    outbox: { tell: async (_tx, event) => void told.push(event) },
    team: built.identity.team,
    newTerms: () => ({
      judge: async () => undefined,
      give: async () => undefined,
      keep: async () => undefined,
    }),
    linkConfigs: async () => new Map(),
    lotteryRebatesOf: async (members) => new Map(members.map((id) => [id, 7.8])),
    currency: defaultCurrency,
    memberMoved: async () => undefined,
    agentEnded: async () => undefined,
    ...guards.ports,
    ...figures,
    gameOf: (vendor, gameCode) =>
      gameCode === 'lotus' ? { name: `Lotus of ${vendor ?? 'ours'}`, category: 'RNG' } : undefined,
    audit: async (_tx, entry) => void noted.push(entry),
  };
  const agents = createAgents(ports);
  const ids = new Map<string, string>();
  for (const { name, type, above } of tree) {
    const uplineId = above && ids.get(above);
    const id = await built.identity.enrol({
      username: name,
      password: goodPassword,
      type,
      ...(type === 1 ? { affiliateCode: name.toUpperCase() } : {}),
      ...(uplineId ? { uplineId } : {}),
    });
    ids.set(name, id ?? '');
  }
  const idOf = (name: Name) => ids.get(name) ?? '';
  const callerOf = (name: Name): PlayerCaller =>
    playerCaller(idOf(name), {
      username: name,
      type: tree.find((person) => person.name === name)?.type ?? 0,
    });
  const { paid, opened } = guards;
  const out = { ...built, registered: built.told, agents, ports, told, noted, paid, opened };
  return { ...out, idOf, callerOf };
}

/** Whom the house pays by an agreement, and what staff opened: `<staff> <member or staff>`. */
function guardsOfMoves() {
  const paid = new Set<string>();
  const opened = new Set<string>();
  const ports: Pick<AgentsPorts, 'housePaysOne' | 'hasOpened' | 'mayBeOne'> = {
    housePaysOne: async (_tx, { agentIds }) => agentIds.some((id) => paid.has(id)),
    hasOpened: async (_tx, { staff, memberId }) => opened.has(`${staff.username} ${memberId}`),
    mayBeOne: async (_tx, { staff, other }) => opened.has(`${staff.username} ${other}`),
  };
  return { paid, opened, ports };
}
