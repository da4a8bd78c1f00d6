// Ends the session: its token is worth nothing from now on, in any process.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { sessionCookie } from '../open-session.ts';

export const logout =
  ({ ports, sessions }: IdentityParts): Action<typeof identity.logout> =>
  async ({ caller, setCookie }) => {
    await ports.database.transaction((tx) => sessions.end(tx, caller, 'signed-out'));
    setCookie(sessionCookie, null);
    return { done: true };
  };
