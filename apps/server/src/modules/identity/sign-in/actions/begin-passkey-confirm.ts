// Challenge for a passkey that confirms a change.
import type { identity } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { IdentityParts } from '../../ports.ts';

export const beginPasskeyConfirm =
  ({ ports }: IdentityParts): Action<typeof identity.beginPasskeyConfirm> =>
  async ({ caller, origin, now }) => {
    const whose = `player:${caller.playerId}` as const;
    return { options: await ports.factors.beginPasskeySignIn({ whose, origin, now }) };
  };
