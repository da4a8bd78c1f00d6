// Ends one session of the member, on whatever device it is; another member's is as unknown as none.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';

export const endSession =
  ({ ports, sessions }: IdentityParts): Action<typeof identity.endSession> =>
  async ({ caller: { playerId }, input: { id: sessionId }, now }) => {
    const living = await sessions.living(playerId, now);
    if (!living.some(({ id }) => id === sessionId)) return refuse('session-unknown');
    await ports.database.transaction((tx) =>
      sessions.end(tx, { playerId, sessionId }, 'ended-by-member'),
    );
    return { done: true };
  };
