// What the browser's authenticator signs to confirm a change.
import type { identity } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { IdentityParts } from '../parts.ts';

export const beginPasskeyConfirm =
  ({ ports }: IdentityParts): Action<typeof identity.beginPasskeyConfirm> =>
  async ({ caller, origin, now }) => {
    const whose = `player:${caller.playerId}` as const;
    return { options: await ports.factors.beginPasskeySignIn({ whose, origin, now }) };
  };
