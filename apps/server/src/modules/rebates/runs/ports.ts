// The needs of runs: play as facts counted it, names, the books, and whether rebates are on.
import type { Posting } from '@baize/ledger';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Facts } from '../../facts/index.ts';

export interface RunsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: Pick<Facts, 'summedUntil' | 'dayPlay'>;
  readonly isOn: () => boolean;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly post: (posting: Posting) => Promise<object>;
}
