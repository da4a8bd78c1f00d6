// Removes one of the caller's passkeys. Recovery codes go with the last factor.
import { refuse, type factors } from '@baize/contract';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { dropIdleCodes } from '../recovery-codes.ts';
import { lockHolder } from '../store/lock.ts';
import { dropPasskey } from '../store/passkey-store.ts';

export const removePasskey =
  ({ ports }: FactorsParts): OwnAction<typeof factors.removePasskey> =>
  ({ caller, input: { id } }) =>
    ports.database.transaction(async (tx) => {
      const holder = holderOf(caller);
      await lockHolder(tx, holder);
      if (!(await dropPasskey(tx, { holder, id }))) return refuse('passkey-unknown');
      await dropIdleCodes(tx, holder);
      await ports.onChanged(tx, { holder, what: 'passkey-removed' });
      return { done: true as const };
    });
