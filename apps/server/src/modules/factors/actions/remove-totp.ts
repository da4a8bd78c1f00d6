// Turns one-time codes off. Recovery codes go with the last factor.
import { refuse, type factors } from '@baize/contract';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { dropIdleCodes } from '../recovery-codes.ts';
import { lockHolder } from '../store/lock.ts';
import { dropTotp } from '../store/totp-store.ts';

export const removeTotp =
  ({ ports }: FactorsParts): OwnAction<typeof factors.removeTotp> =>
  ({ caller }) =>
    ports.database.transaction(async (tx) => {
      const holder = holderOf(caller);
      await lockHolder(tx, holder);
      if (!(await dropTotp(tx, holder))) return refuse('factor-not-set-up');
      await dropIdleCodes(tx, holder);
      await ports.onChanged(tx, { holder, what: 'totp-off' });
      return { done: true as const };
    });
