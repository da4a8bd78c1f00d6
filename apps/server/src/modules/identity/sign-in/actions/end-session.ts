// Ends one session of the member on any device. Another member's session is answered as unknown.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';

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
