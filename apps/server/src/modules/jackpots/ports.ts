// The ports of jackpots: their needs from the platform and from lower modules.
import type { Audit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Ledger } from '../wallet/index.ts';

export interface JackpotGame {
  readonly code: string;
  /** By locale. */
  readonly names: Readonly<Record<string, string>>;
}

export interface JackpotsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly ledger: Pick<Ledger, 'postIn'>;
  /** Seals the secrets of mysteries while their pools run. */
  readonly secrets: Keeping;
  /** The one currency that feeds and wins. */
  readonly currency: string;
  readonly symbolOf: (currency: string) => string;
  /** The games whose rounds take part. */
  readonly games: readonly JackpotGame[];
  /** The contributions of all rounds, as the rounds record them. */
  readonly fedByRounds: (tx: Tx, currency: string) => Promise<bigint>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly audit: Audit;
}
