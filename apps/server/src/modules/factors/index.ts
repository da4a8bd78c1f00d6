// Factors: what proves a second time who somebody is. One-time codes of an authenticator app,
// recovery codes and passkeys of any holder, `player:<id>` or `staff:<id>`.
import type { factors, UsedPasskey } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { addPasskey } from './actions/add-passkey.ts';
import { beginPasskey } from './actions/begin-passkey.ts';
import { beginTotp } from './actions/begin-totp.ts';
import { confirmTotp } from './actions/confirm-totp.ts';
import { listFactors } from './actions/list-factors.ts';
import { removePasskey } from './actions/remove-passkey.ts';
import { removeTotp } from './actions/remove-totp.ts';
import { renamePasskey } from './actions/rename-passkey.ts';
import { renewRecoveryCodes } from './actions/renew-recovery-codes.ts';
import type { Holder } from './holder.ts';
import type { FactorsParts } from './parts.ts';
import { beginPasskeySignIn, finishPasskeySignIn, type PasskeyAsked } from './passkey-sign-in.ts';
import type { FactorsPorts } from './ports.ts';
import { forgetOldChallenges } from './store/challenge-store.ts';
import { lockHolder } from './store/lock.ts';
import { dropPasskeys } from './store/passkey-store.ts';
import { dropCodes } from './store/recovery-store.ts';
import { dropTotp } from './store/totp-store.ts';
import { methodsOf, summaryOf } from './summary.ts';
import { verifyRecovery, verifyTotp, type CodeShown } from './verify.ts';

export type { CodeRefusal } from './attempts.ts';
export type { Holder, Side } from './holder.ts';
export type { PasskeyAsked } from './passkey-sign-in.ts';
export type { FactorsChange, FactorsPorts } from './ports.ts';
export type { FactorMethod, FactorsSummary } from './summary.ts';
export type { CodeShown } from './verify.ts';

export function createFactors(ports: FactorsPorts) {
  const parts: FactorsParts = { ports, keeping: createKeeping(ports.secret, 'factors') };
  return {
    actions: createActions(parts),
    /** The ways a holder can prove themselves a second time; none when nothing is set up. */
    methodsOf: (holder: Holder) => methodsOf(ports, holder),
    summaryOf: (holder: Holder) => summaryOf(ports, holder),
    /** Undefined when the code is right; it is used up then. */
    verifyTotp: (shown: CodeShown) => verifyTotp(parts, shown),
    verifyRecovery: (shown: CodeShown) => verifyRecovery(parts, shown),
    /** What a browser needs to use a passkey. */
    beginPasskeySignIn: (asked: PasskeyAsked) => beginPasskeySignIn(parts, asked),
    /** Whose passkey it was, or the refusal. */
    finishPasskeySignIn: (answered: PasskeyAsked & { readonly response: UsedPasskey }) =>
      finishPasskeySignIn(parts, answered),
    /** Takes every factor away: when staff reset them or an account is closed. */
    async dropAll(tx: Tx, holder: Holder): Promise<void> {
      await lockHolder(tx, holder);
      await dropTotp(tx, holder);
      await dropCodes(tx, holder);
      await dropPasskeys(tx, holder);
      await ports.onChanged(tx, { holder, what: 'all-removed' });
    },
    /** Challenges that nobody can answer any more. */
    forgetOld: () => forgetOldChallenges(ports.database.kysely, ports.clock.now()),
  };
}

export type Factors = ReturnType<typeof createFactors>;

function createActions(parts: FactorsParts): Actions<typeof factors> {
  const own = {
    listFactors: listFactors(parts),
    beginTotp: beginTotp(parts),
    confirmTotp: confirmTotp(parts),
    removeTotp: removeTotp(parts),
    renewRecoveryCodes: renewRecoveryCodes(parts),
    beginPasskey: beginPasskey(parts),
    addPasskey: addPasskey(parts),
    renamePasskey: renamePasskey(parts),
    removePasskey: removePasskey(parts),
  };
  return {
    ...own,
    listStaffFactors: own.listFactors,
    beginStaffTotp: own.beginTotp,
    confirmStaffTotp: own.confirmTotp,
    removeStaffTotp: own.removeTotp,
    renewStaffRecoveryCodes: own.renewRecoveryCodes,
    beginStaffPasskey: own.beginPasskey,
    addStaffPasskey: own.addPasskey,
    renameStaffPasskey: own.renamePasskey,
    removeStaffPasskey: own.removePasskey,
  };
}
