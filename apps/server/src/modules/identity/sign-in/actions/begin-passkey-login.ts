// Makes the challenge that the browser's authenticator signs: to sign in by a passkey alone, or as
// the second step of a sign-in that has begun.
import { refuse, type identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import type { IdentityParts } from '../../ports.ts';
import { readChallenge } from '../store/challenge-store.ts';

export const beginPasskeyLogin =
  ({ ports }: IdentityParts): Action<typeof identity.beginPasskeyLogin> =>
  async ({ input: { challengeId }, origin, now, address }) => {
    if (challengeId === undefined) {
      return { options: await ports.factors.beginPasskeySignIn({ whose: 'player', origin, now }) };
    }
    const begun = await readChallenge(ports.database.kysely, digestOf(challengeId), now);
    if (begun?.address !== address || !begun.methods.includes('passkey')) {
      return refuse('challenge-spent');
    }
    const whose = `player:${begun.playerId}` as const;
    return { options: await ports.factors.beginPasskeySignIn({ whose, origin, now }) };
  };
