// The needs of commissions: play of direct players as facts counted it, the tree's names, the
// books.
import type { Audit } from '../../../platform/audit/index.ts';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Randomness } from '../../../platform/randomness/index.ts';
import type { Agents } from '../../agents/index.ts';
import type { Facts } from '../../facts/index.ts';
import type { CommissionPolicy } from './judge-plan.ts';
import type { PayDue } from '../../wallet/index.ts';

export interface CommissionsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly audit: Audit;
  readonly agents: Pick<Agents, 'atTopOf' | 'lineOf'>;
  readonly facts: Pick<Facts, 'directPlay'>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  /** The highest rates of commission. */
  readonly policy: () => CommissionPolicy;
  /** Whether this member of staff opened the account of late. */
  readonly hasOpened: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether one of two of staff opened a way into the other's account of late. */
  readonly mayBeOne: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  readonly payDue: PayDue;
  readonly memberFile: (playerId: string) => Promise<{ readonly type: number } | undefined>;
  /** Whether rebates were on just before a moment. */
  readonly wereOnBefore: (at: number) => Promise<boolean>;
}
