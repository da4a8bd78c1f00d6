// Gives one of the caller's passkeys another name.
import { refuse, type factors } from '@baize/contract';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { renameStored } from '../store/passkey-store.ts';

export const renamePasskey =
  ({ ports }: FactorsParts): OwnAction<typeof factors.renamePasskey> =>
  async ({ caller, input: { id, name } }) => {
    const key = { holder: holderOf(caller), id, name: name.trim() };
    const isOwn = await renameStored(ports.database.kysely, key);
    return isOwn ? { done: true } : refuse('passkey-unknown');
  };
