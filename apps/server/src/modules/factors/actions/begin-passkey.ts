// Tells a browser what it needs to make a passkey. The challenge is the caller's alone.
import { refuse, type factors } from '@baize/contract';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { handleOf } from '../passkey-sign-in.ts';
import { keepChallenge } from '../store/challenge-store.ts';
import { listPasskeys, passkeysMax } from '../store/passkey-store.ts';
import { creationOptions } from '../webauthn.ts';

export const beginPasskey =
  (parts: FactorsParts): OwnAction<typeof factors.beginPasskey> =>
  async ({ caller, now, origin }) => {
    const on = parts.ports.database.kysely;
    const holder = holderOf(caller);
    const known = await listPasskeys(on, holder);
    if (known.length >= passkeysMax) return refuse('passkey-limit-reached');
    const names = {
      rpName: parts.ports.brandName(),
      username: caller.username,
      handle: handleOf(parts, holder),
    };
    const options = await creationOptions(origin, names, known);
    const { challenge } = options;
    await keepChallenge(on, { challenge, purpose: 'add', subject: holder }, now);
    return { options: { ...options } };
  };
