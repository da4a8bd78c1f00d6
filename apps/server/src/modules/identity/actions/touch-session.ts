// Keeps the session alive: that it was found for this call has already noted that it was seen.
import type { identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';

export const touchSession = (): Action<typeof identity.touchSession> => async () => ({
  done: true,
});
