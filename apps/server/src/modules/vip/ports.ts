// What VIP needs of the platform and of lower modules.
import type { ModuleId, Policies } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Wagering } from '../wagering/index.ts';

export interface AuditNote {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface VipPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly randomness: Randomness;
  readonly outbox: Pick<Outbox, 'tell' | 'hear'>;
  readonly isOn: (module: ModuleId) => boolean;
  readonly policy: () => Pick<Policies, 'withdrawalMaximum'>;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
  readonly wagering: Pick<Wagering, 'stakesSince' | 'restraintOf'>;
  readonly isMember: (playerId: string) => Promise<boolean>;
  /** The one currency whose stakes and deposits count. */
  readonly currency: string;
  readonly symbolOf: (currency: string) => string;
}
