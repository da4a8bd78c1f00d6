// Builds rebates on a fresh database for tests, above real facts, books and the tree of agents: ann
// leads ben and cora, ben leads dan, zoe leads yan.
import type { AuditNote } from '../../platform/audit/index.ts';
import { callOf } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import type { Agents } from '../agents/index.ts';
import type { Name } from '../agents/testing.ts';
import { buildFacts } from '../facts/testing.ts';
import { createGroups } from '../lottery/testing.ts';
import { owner } from '../settings/testing.ts';
import { createPayDue } from '../wallet/index.ts';
import { createRebates, type RebatesPorts } from './index.ts';

const groupRules = { groupLeast: 1800, groupMost: 1998, step: 2, equalAllowed: false };

export async function buildRebates(database: Database) {
  const { tree, books, facts, play, count } = await buildFacts(database);
  const { clock, ledger } = books;
  const audited: AuditNote[] = [];
  const audit = async (_tx: unknown, note: AuditNote) => void audited.push(note);
  const { agents, teamsRead } = watchTeams(tree.agents);
  const groups = createGroups({
    database,
    agents,
    audit,
    rules: () => groupRules,
    groupDefault: () => 1956,
  });
  /** From when on rebates are on or off; they begin on. */
  const turns: { readonly at: number; readonly isOn: boolean }[] = [];
  const guards = guardsOfStaff();
  const ports: RebatesPorts = {
    database,
    clock,
    audit,
    facts,
    randomness: systemRandomness,
    agents,
    lottery: groups.door,
    ...guards.ports,
    wereOnBefore: async (moment) => turns.findLast(({ at }) => at < moment)?.isOn ?? true,
    payDue: createPayDue(ledger.bulkLane, tree.identity.closedAmong),
    memberFile: tree.identity.memberFile,
    playerIdOf: tree.identity.playerIdOf,
    usernames: tree.identity.usernames,
  };
  return {
    ...tree,
    ...books,
    audited,
    /** Whose direct members were read, one by one. */
    teamsRead,
    facts,
    play,
    count,
    groups,
    ports,
    ...guards.set,
    turn: (isOn: boolean) => void turns.push({ at: clock.now(), isOn }),
    rebates: createRebates(ports),
    staff: <I>(input: I, username = owner.username) =>
      callOf({ ...owner, staffId: username, username }, input, clock.now()),
    as: <I>(name: Name, input: I) => callOf(tree.callerOf(name), input, clock.now()),
  };
}

/** What bounds staff: the policies, who opened whose account, and who may be one person. */
function guardsOfStaff() {
  /** As `username memberId`. */
  const opened = new Set<string>();
  const hasOpened: RebatesPorts['hasOpened'] = async (_tx, { staff, memberId }) =>
    opened.has(`${staff.username} ${memberId}`);
  const mayBeOne: RebatesPorts['mayBeOne'] = async (_tx, { other }) => other === 'alias';
  const policy = {
    rebateRateMost: '2',
    commissionTurnoverRateMost: '5',
    commissionLossRateMost: '60',
  };
  return { ports: { policy: () => policy, hasOpened, mayBeOne }, set: { policy, opened } };
}

/** Notes whose direct members are read, one by one. */
function watchTeams(agents: Agents) {
  const teamsRead: string[] = [];
  const directIdsOf: Agents['directIdsOf'] = (agentId, on) => {
    teamsRead.push(agentId);
    return agents.directIdsOf(agentId, on);
  };
  return { agents: { ...agents, directIdsOf }, teamsRead };
}

export type BuiltRebates = Awaited<ReturnType<typeof buildRebates>>;
