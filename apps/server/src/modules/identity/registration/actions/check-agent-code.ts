// Tells whether an invitation, by its code or by the host it came to, leads to an agent, and counts
// that it was opened.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { agentOf } from '../invitation.ts';
import type { IdentityParts } from '../../ports.ts';
import { countOpening } from '../store/opening-store.ts';

export const checkAgentCode =
  ({ ports }: IdentityParts): Action<typeof identity.checkAgentCode> =>
  async ({ input, now, address }) => {
    const on = ports.database.kysely;
    const agent = await agentOf(on, input, now);
    if (!agent) return refuse('affiliate-code-wrong');
    const { id: agentId, code, invitationId } = agent;
    await countOpening(on, { agentId, invitationId: invitationId ?? '', address, at: now });
    return { code };
  };
