// Forgets the ticket that this browser keeps for a name.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { useTicket } from '../tickets.ts';

export const forgetRemembered =
  (parts: IdentityParts): Action<typeof identity.forgetRemembered> =>
  async (call) => {
    await useTicket(parts, call.input.username, call);
    return { done: true };
  };
