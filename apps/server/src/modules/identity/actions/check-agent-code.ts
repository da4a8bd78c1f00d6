// Tells whether an invitation code leads to an agent.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';
import { findAgentByCode } from '../store/player-reader.ts';

export const checkAgentCode =
  ({ ports }: IdentityParts): Action<typeof identity.checkAgentCode> =>
  async ({ input }) => {
    const code = (input.code ?? '').trim();
    const agent = code && (await findAgentByCode(ports.database.kysely, code));
    return agent ? { code } : refuse('affiliate-code-wrong');
  };
