// Every call of agents and the action that answers it.
import type { agents } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { closeInvitation } from './actions/close-invitation.ts';
import { confirmMemberMove } from './actions/confirm-member-move.ts';
import { createInvitation } from './actions/create-invitation.ts';
import { endAgent } from './actions/end-agent.ts';
import { getMemberTeam } from './actions/get-member-team.ts';
import { getTeamOverview } from './actions/get-team-overview.ts';
import { getTeamProfit } from './actions/get-team-profit.ts';
import { listAgents } from './actions/list-agents.ts';
import { listDownlines } from './actions/list-downlines.ts';
import { listInvitations } from './actions/list-invitations.ts';
import { listInvited } from './actions/list-invited.ts';
import { listMemberDownlines } from './actions/list-member-downlines.ts';
import { listProposedMoves } from './actions/list-proposed-moves.ts';
import { listTeamBets } from './actions/list-team-bets.ts';
import { listTeamTransactions } from './actions/list-team-transactions.ts';
import { makeAgent } from './actions/make-agent.ts';
import { moveMember } from './actions/move-member.ts';
import { promoteDownlineToAgent } from './actions/promote-downline-to-agent.ts';
import { registerDownline } from './actions/register-downline.ts';
import { renewFirstPassword } from './actions/renew-first-password.ts';
import { setAgentType } from './actions/set-agent-type.ts';
import { withdrawMemberMove } from './actions/withdraw-member-move.ts';
import type { AgentsPorts } from './ports.ts';

export function createActions(ports: AgentsPorts): Actions<typeof agents> {
  return {
    getTeamOverview: getTeamOverview(ports),
    listDownlines: listDownlines(ports),
    getTeamProfit: getTeamProfit(ports),
    listTeamBets: listTeamBets(ports),
    listTeamTransactions: listTeamTransactions(ports),
    createInvitation: createInvitation(ports),
    listInvitations: listInvitations(ports),
    closeInvitation: closeInvitation(ports),
    listInvited: listInvited(ports),
    getMemberTeam: getMemberTeam(ports),
    registerDownline: registerDownline(ports),
    promoteDownlineToAgent: promoteDownlineToAgent(ports),
    renewFirstPassword: renewFirstPassword(ports),
    listAgents: listAgents(ports),
    listMemberDownlines: listMemberDownlines(ports),
    makeAgent: makeAgent(ports),
    setAgentType: setAgentType(ports),
    endAgent: endAgent(ports),
    moveMember: moveMember(ports),
    confirmMemberMove: confirmMemberMove(ports),
    withdrawMemberMove: withdrawMemberMove(ports),
    listProposedMoves: listProposedMoves(ports),
  };
}
