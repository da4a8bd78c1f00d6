// What jackpots need of the platform and of lower modules.
import type { Clock } from '../../platform/clock/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Ledger } from '../wallet/index.ts';

export interface AuditNote {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

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
  /** What all rounds say they put in. */
  readonly fedByRounds: (tx: Tx, currency: string) => Promise<bigint>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
}
