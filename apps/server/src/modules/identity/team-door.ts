// The tree of teams, for the module of agents above: links that lead people into it, and the
// changes of staff, each in the caller's transaction.
import { isAgentType, isRefusal, refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { newId } from '../../platform/randomness/index.ts';
import { newAgentCode } from './agent-code.ts';
import type { IdentityParts } from './parts.ts';
import {
  closeInvitation,
  insertInvitation,
  listInvitations,
  listInvited,
  type InvitationSearch,
  type NewInvitation,
} from './store/invitation-store.ts';
import { keyOfUsername } from './store/player-reader.ts';
import {
  findAgentByName,
  isWithin,
  lockTree,
  readPlaced,
  writeAgent,
  writeUpline,
} from './store/team-writer.ts';

/** Open links of one agent at a time. */
const openMax = 50;

export function createTeamDoor({ ports, sessions }: IdentityParts) {
  const on = ports.database.kysely;
  return {
    /** The code; undefined when the agent has as many open links as anybody may. */
    invite: async (link: Omit<NewInvitation, 'id' | 'code'>, now: number) => {
      const made = {
        ...link,
        id: newId(now, ports.randomness),
        code: newAgentCode(ports.randomness),
      };
      const isMade = await ports.database.transaction((tx) =>
        insertInvitation(tx, made, { now, openMax }),
      );
      return isMade ? made.code : undefined;
    },
    invitations: (search: InvitationSearch) => listInvitations(on, search),
    closeInvitation: (link: { readonly agentId: string; readonly id: string }, now: number) =>
      closeInvitation(on, link, now),
    invited: (link: { readonly agentId: string; readonly id: string }) => listInvited(on, link),
    async makeAgent(tx: Tx, memberId: string) {
      const made = await makeAgent(tx, memberId, newAgentCode(ports.randomness));
      if (!isRefusal(made)) await sessions.changed(tx, memberId);
      return made;
    },
    move: (tx: Tx, move: Move) => moveMember(tx, move),
  };
}

async function makeAgent(
  tx: Tx,
  memberId: string,
  newCode: string,
): Promise<{ readonly code: string } | Refusal<'member-not-found' | 'agent-already'>> {
  const member = await readPlaced(tx, memberId);
  if (!member) return refuse('member-not-found');
  if (isAgentType(member.type)) return refuse('agent-already');
  const code = member.code ?? newCode;
  await writeAgent(tx, memberId, code);
  return { code };
}

interface Move {
  readonly memberId: string;
  /** The agent's username; empty: nobody above. */
  readonly upline: string;
}

export interface Moved {
  readonly from: { readonly id: string; readonly username: string } | undefined;
  readonly to: { readonly id: string; readonly username: string } | undefined;
}

async function moveMember(
  tx: Tx,
  { memberId, upline }: Move,
): Promise<Moved | Refusal<'member-not-found' | 'agent-unknown' | 'agent-below'>> {
  await lockTree(tx);
  const member = await readPlaced(tx, memberId);
  if (!member) return refuse('member-not-found');
  const name = keyOfUsername(upline.trim());
  const to = name === '' ? undefined : await findAgentByName(tx, name);
  if (name !== '' && !to) return refuse('agent-unknown');
  if (to && (await isWithin(tx, { id: to.id, of: memberId }))) return refuse('agent-below');
  await writeUpline(tx, memberId, to?.id ?? null);
  const { uplineId, uplineName } = member;
  const from = uplineId && uplineName ? { id: uplineId, username: uplineName } : undefined;
  return { from, to };
}
