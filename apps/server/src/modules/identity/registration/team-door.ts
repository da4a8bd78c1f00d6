// The tree of teams, for the module of agents above: links that lead people into it, and the
// changes of staff, each in the caller's transaction.
import {
  isAgentType,
  isRefusal,
  refuse,
  type AgentType,
  type Refusal,
  type RefusalName,
} from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { newAgentCode } from './agent-code.ts';
import type { IdentityParts } from '../ports.ts';
import { refusalOfLeading } from './leading.ts';
import {
  registerBelow,
  renewFirstPassword,
  type Beside,
  type RegisteringBelow,
} from './register-below.ts';
import {
  closeInvitation,
  insertInvitation,
  listInvitations,
  listInvited,
  type InvitationSearch,
  type NewInvitation,
} from './store/invitation-store.ts';
import { readOpenings, type OpeningSearch } from './store/opening-store.ts';
import { findForSignIn, keyOfUsername } from '../accounts/store/player-reader.ts';
import {
  findAgentByName,
  isWithin,
  levelsMax,
  lockTree,
  readDepths,
  readPlaced,
  writeAgent,
  writeAgentType,
  writeNoAgent,
  writeUpline,
} from './store/team-writer.ts';

/** Open links of one agent at a time. */
const openMax = 50;

export function createTeamDoor(parts: IdentityParts) {
  const { ports, sessions } = parts;
  const on = ports.database.kysely;
  return {
    invite: inviting(parts),
    invitations: (search: InvitationSearch) => listInvitations(on, search),
    /** How often invitations were opened, by their ids. */
    openings: (search: OpeningSearch) => readOpenings(on, search),
    closeInvitation: (link: { readonly agentId: string; readonly id: string }, now: number) =>
      closeInvitation(on, link, now),
    invited: (link: { readonly agentId: string; readonly id: string }) => listInvited(on, link),
    async makeAgent(tx: Tx, asked: AskedAgent) {
      const made = await makeAgent(tx, asked, newAgentCode(ports.randomness));
      if (!isRefusal(made)) await sessions.changed(tx, made.id);
      return made;
    },
    async promote(tx: Tx, asked: Promoted) {
      const made = await promote(parts, tx, asked);
      if (!isRefusal(made)) await sessions.changed(tx, made.id);
      return made;
    },
    async setType(tx: Tx, memberId: string, type: AgentType) {
      const agent = await readAgent(tx, memberId);
      if (isRefusal(agent)) return agent;
      await writeAgentType(tx, memberId, type);
      await sessions.changed(tx, memberId);
      return { before: agent.type };
    },
    async endAgent(tx: Tx, memberId: string, at: number) {
      await lockTree(tx);
      const agent = await readAgent(tx, memberId);
      if (isRefusal(agent)) return agent;
      const moved = await writeNoAgent(tx, agent, at);
      await sessions.changed(tx, memberId);
      return { moved, before: agent.type, uplineId: agent.uplineId };
    },
    /** Where they stand and would stand; the tree is held for the rest of the transaction. */
    judgeMove: (tx: Tx, move: Omit<Move, 'at'>) => judgeMove(tx, move),
    move: (tx: Tx, move: Move) => moveMember(tx, move),
    register: <R extends RefusalName = never>(asked: RegisteringBelow<R>) =>
      registerBelow(parts, asked),
    renewFirstPassword: (asked: Parameters<typeof renewFirstPassword>[1]) =>
      renewFirstPassword(parts, asked),
  };
}

const inviting =
  (parts: IdentityParts) =>
  async <R extends RefusalName = never>(
    link: Omit<NewInvitation, 'id' | 'code' | 'name'> & { readonly name: string | undefined },
    now: number,
    beside?: Beside<R>,
  ) => {
    const code = newAgentCode(parts.ports.randomness);
    const id = newId(now, parts.ports.randomness);
    const made = { ...link, id, code, name: link.name ?? code };
    return parts.ports.database.transaction(async (tx) => {
      const refusal =
        (await refusalOfLeading(parts, tx, link.agentId)) ?? (await beside?.judge(tx));
      if (refusal) return refusal;
      const isMade = await insertInvitation(tx, made, { now, openMax });
      if (!isMade) return refuse('agent-links-full');
      await beside?.write(tx, made.id);
      return made.code;
    });
  };

export interface AskedAgent {
  readonly username: string;
  readonly type: AgentType;
  readonly at: number;
}

/** Closed accounts and those the register knows stay what they are. */
const fixedStates: readonly string[] = ['closed', 'excluded'];

async function makeAgent(
  tx: Tx,
  { username, type, at }: AskedAgent,
  newCode: string,
): Promise<
  | { readonly id: string; readonly code: string }
  | Refusal<'member-not-found' | 'agent-already' | 'member-state-fixed'>
> {
  const named = await findForSignIn(tx, keyOfUsername(username.trim()));
  const member = named && (await readPlaced(tx, named.id));
  if (!member) return refuse('member-not-found');
  if (isAgentType(member.type)) return refuse('agent-already');
  if (fixedStates.includes(member.state)) return refuse('member-state-fixed');
  const code = member.code ?? newCode;
  await writeAgent(tx, { memberId: member.id, type, code, at });
  return { id: member.id, code };
}

export interface Promoted {
  readonly agentId: string;
  readonly memberId: string;
  readonly at: number;
}

const promotedType: AgentType = 1;

/** By an agent above: the member stays where they stand. */
async function promote(parts: IdentityParts, tx: Tx, { agentId, memberId, at }: Promoted) {
  await lockTree(tx);
  const refused = await refusalOfLeading(parts, tx, agentId);
  if (refused) return refused;
  const isBelow = memberId !== agentId && (await isWithin(tx, { id: memberId, of: agentId }));
  const member = isBelow ? await readPlaced(tx, memberId) : undefined;
  if (!member) return refuse('member-not-found');
  const asked = { username: member.username, type: promotedType, at };
  const made = await makeAgent(tx, asked, newAgentCode(parts.ports.randomness));
  if (!isRefusal(made)) return { ...made, type: promotedType };
  const { refused: why } = made;
  return refuse(why === 'member-state-fixed' ? 'agent-promotion-failed' : why);
}

async function readAgent(tx: Tx, memberId: string) {
  const member = await readPlaced(tx, memberId);
  if (!member) return refuse('member-not-found');
  return isAgentType(member.type) ? member : refuse('agent-not-yet');
}

export interface Move {
  readonly memberId: string;
  /** The agent's username; empty: nobody above. */
  readonly upline: string;
  readonly at: number;
}

export interface Moved {
  readonly from: { readonly id: string; readonly username: string } | undefined;
  readonly to: { readonly id: string; readonly username: string } | undefined;
}

type MoveRefused = 'member-not-found' | 'agent-unknown' | 'agent-below' | 'agent-too-deep';

async function judgeMove(
  tx: Tx,
  { memberId, upline }: Omit<Move, 'at'>,
): Promise<Moved | Refusal<MoveRefused>> {
  await lockTree(tx);
  const member = await readPlaced(tx, memberId);
  if (!member) return refuse('member-not-found');
  const name = keyOfUsername(upline.trim());
  const to = name === '' ? undefined : await findAgentByName(tx, name);
  if (name !== '' && !to) return refuse('agent-unknown');
  if (to && (await isWithin(tx, { id: to.id, of: memberId }))) return refuse('agent-below');
  if (to && (await isTooDeep(tx, memberId, to.id))) return refuse('agent-too-deep');
  const { uplineId, uplineName } = member;
  const from = uplineId && uplineName ? { id: uplineId, username: uplineName } : undefined;
  return { from, to };
}

async function moveMember(
  tx: Tx,
  { memberId, upline, at }: Move,
): Promise<Moved | Refusal<MoveRefused>> {
  const moved = await judgeMove(tx, { memberId, upline });
  if (isRefusal(moved)) return moved;
  const uplineId = moved.to?.id ?? null;
  if (uplineId !== (moved.from?.id ?? null)) await writeUpline(tx, memberId, { uplineId, at });
  return moved;
}

async function isTooDeep(tx: Tx, memberId: string, uplineId: string): Promise<boolean> {
  const { below, above } = await readDepths(tx, { memberId, uplineId });
  return below + above > levelsMax;
}
