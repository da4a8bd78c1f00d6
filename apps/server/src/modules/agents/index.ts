// Agents: an agent's view of the team, the links that lead into it, and what staff change.
import type { agents } from '@baize/contract';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { endClosedJob } from './jobs/end-closed.ts';
import { endLeaving, leavingAgents } from './leaving.ts';
import type { AgentsPorts } from './ports.ts';
import { readChains } from './store/chains.ts';
import {
  readAgentsUnder,
  readAtTop,
  readDirect,
  readDirectIds,
  type DirectSearch,
} from './store/direct.ts';
import { readPlaced, type Placing } from './store/placed.ts';
import { readAbove, readLines, readWay } from './store/team.ts';
import { nameOf } from './wire.ts';

export type { AgentsPorts } from './ports.ts';
export type { Placed } from './store/placed.ts';

export function createAgents(ports: AgentsPorts) {
  return {
    actions: createActions(ports),
    /** From the member up to the top of the tree, the member first; demo players have no line. */
    lineOf: async (memberId: string, on: Queryable | Tx = ports.database.kysely) =>
      (await readAbove(on, memberId)).toReversed(),
    /** The same of many members; one without a line is left out. */
    linesOf: (memberIds: readonly string[]) => readLines(ports.database.kysely, memberIds),
    /** From the agent down to the member, both included; undefined: not of the team. */
    wayTo: (way: { readonly agentId: string; readonly memberId: string }) =>
      readWay(ports.database.kysely, way),
    /** When a member stood below an agent. */
    placedBelow: (placing: Placing) => readPlaced(ports.database.kysely, placing),
    /** Ids from the top down to the agent directly above each; demo players are left out. */
    chainsOf: (memberIds: readonly string[], on: Queryable | Tx = ports.database.kysely) =>
      readChains(on, memberIds),
    directIdsOf: (agentId: string, on: Queryable | Tx = ports.database.kysely) =>
      readDirectIds(on, agentId),
    /** Agents directly below another; null: at the top. */
    agentsUnder: (uplineId: string | null, most: number) =>
      readAgentsUnder(ports.database.kysely, uplineId, most),
    /** Who of these leads a tree: agents without one above. */
    atTopOf: (ids: readonly string[]) => readAtTop(ports.database.kysely, ids),
    directMembers: (search: DirectSearch) =>
      readDirect(ports.database.kysely, { ...search, name: nameOf(search.name) }),
    start: none,
    stop: none,
    jobs: [endClosedJob(ports, endClosed(ports))],
    forgetOld: none,
    copyOf: none,
    closing: leavingAgents(ports),
  } satisfies ModuleDoor<typeof agents>;
}

const endClosed = (ports: AgentsPorts) => (memberId: string) =>
  ports.database.transaction((tx) => endLeaving(ports, tx, { memberId, now: ports.clock.now() }));

export type Agents = ReturnType<typeof createAgents>;
