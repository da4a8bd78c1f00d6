// Factors: what proves a second time who somebody is. One-time codes of an authenticator app,
// recovery codes and passkeys of any holder, `player:<id>` or `staff:<id>`.
import type { factors, UsedPasskey } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createKeeping, sealedColumn } from '../../platform/secrets/index.ts';
import { createActions } from './actions.ts';
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
export type { FactorsSummary } from './summary.ts';
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
    /** Deletes expired challenges. */
    forgetOld: (now: number) => forgetOldChallenges(ports.database.kysely, now),
    start: none,
    stop: none,
    jobs: [],
    // Identity writes the factors of a member into their copy, and drops them at the closing.
    copyOf: none,
    closing: none,
    sealed: [
      sealedColumn(ports.database, parts.keeping, {
        table: 'factors_totp',
        column: 'secret_sealed',
        by: ['holder'],
        nameOf: ({ holder = '' }) => holder,
      }),
    ],
  } satisfies ModuleDoor<typeof factors>;
}

export type Factors = ReturnType<typeof createFactors>;
