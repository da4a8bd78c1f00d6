// The needs of rates: the tree of agents, names, prize groups of the lotteries, and the audit log.
import type { Audit } from '../../../platform/audit/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Agents } from '../../agents/index.ts';
import type { Lottery } from '../../lottery/index.ts';

export interface RatesPorts {
  readonly database: Database;
  readonly agents: Pick<Agents, 'chainsOf' | 'lineOf' | 'directMembers'>;
  readonly lottery: Pick<Lottery, 'groupOf' | 'setGroupIn' | 'refusalOfNewGroup' | 'loweredGroup'>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  readonly audit: Audit;
}
