// The needs of commissions: play of direct players as facts counted it, the tree's names, the
// books.
import type { Posting } from '@baize/ledger';
import type { Audit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Randomness } from '../../../platform/randomness/index.ts';
import type { Agents } from '../../agents/index.ts';
import type { Facts } from '../../facts/index.ts';

export interface CommissionsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly audit: Audit;
  readonly agents: Pick<Agents, 'atTopOf'>;
  readonly facts: Pick<Facts, 'directPlay'>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  readonly post: (posting: Posting) => Promise<object>;
}
