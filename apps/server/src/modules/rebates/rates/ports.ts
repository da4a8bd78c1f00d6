// The needs of rates: the tree of agents, names, prize groups of the lotteries, and the audit log.
import type { Policies } from '@baize/contract';
import type { Audit } from '../../../platform/audit/index.ts';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Agents } from '../../agents/index.ts';
import type { Lottery } from '../../lottery/index.ts';

export interface RatesPorts {
  readonly database: Database;
  readonly agents: Pick<Agents, 'chainsOf' | 'lineOf' | 'directMembers'>;
  readonly lottery: Pick<Lottery, 'groupOf' | 'setGroupIn' | 'refusalOfNewGroup' | 'loweredGroup'>;
  readonly memberFile: (playerId: string) => Promise<{ readonly type: number } | undefined>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  readonly audit: Audit;
  /** The highest rate of a category. */
  readonly policy: () => Pick<Policies, 'rebateRateMost'>;
  /** Whether this member of staff opened the account of late. */
  readonly hasOpened: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
}
