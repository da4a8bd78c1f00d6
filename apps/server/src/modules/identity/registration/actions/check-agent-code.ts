// Tells whether an invitation, by its code or by the host it came to, leads to an agent.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { agentOf } from '../invitation.ts';
import type { IdentityParts } from '../../ports.ts';

export const checkAgentCode =
  ({ ports }: IdentityParts): Action<typeof identity.checkAgentCode> =>
  async ({ input, now }) => {
    const agent = await agentOf(ports.database.kysely, input, now);
    return agent ? { code: agent.code } : refuse('affiliate-code-wrong');
  };
