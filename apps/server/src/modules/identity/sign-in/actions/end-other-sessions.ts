// Ends all the member's sessions but this one, and every remembered sign-in.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { dropTicketsOf } from '../store/ticket-store.ts';

export const endOtherSessions =
  ({ ports, sessions }: IdentityParts): Action<typeof identity.endOtherSessions> =>
  async ({ caller: { playerId, sessionId } }) => {
    const ended = await ports.database.transaction(async (tx) => {
      await dropTicketsOf(tx, playerId);
      const ending = { playerId, butSessionId: sessionId };
      return sessions.endAll(tx, { ...ending, reason: 'ended-by-member' });
    });
    return { ended };
  };
