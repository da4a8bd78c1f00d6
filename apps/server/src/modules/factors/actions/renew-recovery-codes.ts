// Gives ten fresh recovery codes and voids the old ones; needs a second factor.
import { refuse, type factors } from '@baize/contract';
import { holderOf } from '../holder.ts';
import type { FactorsParts, OwnAction } from '../parts.ts';
import { hasFactor, issueCodes } from '../recovery-codes.ts';
import { lockHolder } from '../store/lock.ts';

export const renewRecoveryCodes =
  (parts: FactorsParts): OwnAction<typeof factors.renewRecoveryCodes> =>
  ({ caller }) =>
    parts.ports.database.transaction(async (tx) => {
      const holder = holderOf(caller);
      await lockHolder(tx, holder);
      if (!(await hasFactor(tx, holder))) return refuse('factor-not-set-up');
      const recoveryCodes = await issueCodes(tx, parts, holder);
      await parts.ports.onChanged(tx, { holder, what: 'recovery-codes-renewed' });
      return { recoveryCodes };
    });
