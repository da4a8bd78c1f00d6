// The needs of runs: play as facts counted it, names, the books, and when rebates were on.
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Facts } from '../../facts/index.ts';
import type { PayDue } from '../../wallet/index.ts';

export interface RunsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: Pick<Facts, 'summedUntil' | 'dayPlay'>;
  /** Whether rebates were on just before a moment. */
  readonly wereOnBefore: (at: number) => Promise<boolean>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly payDue: PayDue;
}
