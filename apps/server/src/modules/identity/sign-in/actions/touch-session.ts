// Keeps the session alive: that it was found for this call has already noted that it was seen.
// Where it is seen from is looked at on the way.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { checkPlace } from '../place-check.ts';

export const touchSession =
  (parts: IdentityParts): Action<typeof identity.touchSession> =>
  async ({ caller, address, now }) => {
    await checkPlace(parts, { caller, address, now });
    return { done: true };
  };
