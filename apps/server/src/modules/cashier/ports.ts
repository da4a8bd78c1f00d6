// Ports of the cashier to the platform and to lower modules.
import type { Policies, VipEmblem } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { PaymentProvider } from '../../platform/adapters/payment/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Wagering } from '../wagering/index.ts';
import type { Wallet } from '../wallet/index.ts';

export interface CashierPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Pick<Outbox, 'tell' | 'hear'>;
  readonly audit: Audit;
  readonly policy: () => Pick<Policies, 'withdrawalSignedFrom'>;
  /** Keys the signatures of staff. */
  readonly signatures: Pick<Keeping, 'digest'>;
  /** The currency in which an operator counts unless asked for another. */
  readonly currency: string;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  /** Whose daily files are held against our books. */
  readonly providers: readonly Pick<PaymentProvider, 'name' | 'settlements'>[];
  readonly traces: Identity['traces'];
  readonly levelOf: (playerId: string) => Promise<VipEmblem | ''>;
  readonly wallet: Pick<Wallet, 'actions' | 'desk' | 'turnoverRequired' | 'withdrawalCounts'>;
  readonly wagering: Pick<
    Wagering,
    'lifeSums' | 'lastRounds' | 'oppositeStakes' | 'hoursSince' | 'hasClosed'
  >;
  /** Whether this member of staff opened a way into the member's account of late. */
  readonly hasOpened: (
    tx: Tx,
    action: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether this member of staff and another, by username, may be one person with two accounts. */
  readonly mayBeOne: (
    tx: Tx,
    two: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether anybody of staff opened a way into the member's account of late. */
  readonly wasOpened: (
    tx: Tx,
    asked: { readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
}
