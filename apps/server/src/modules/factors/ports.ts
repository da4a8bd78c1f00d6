// Ports of factors to the platform and to the modules of the holders.
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Holder } from './holder.ts';

export interface FactorsChange {
  readonly holder: Holder;
  readonly what:
    | 'totp-on'
    | 'totp-off'
    | 'recovery-codes-renewed'
    | 'recovery-code-used'
    | 'passkey-added'
    | 'passkey-removed'
    | 'all-removed';
}

export interface FactorsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** The platform's secret, of which the keys of this module are made. */
  readonly secret: Uint8Array;
  /** The name an authenticator shows. */
  readonly brandName: () => string;
  /** Tells the holder and the log, in the transaction of the change. */
  readonly onChanged: (tx: Tx, change: FactorsChange) => Promise<void>;
}
