// Ports of VIP to the platform and to lower modules.
import type { ModuleId, Policies } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Wagering } from '../wagering/index.ts';

export interface VipPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly randomness: Randomness;
  readonly outbox: Pick<Outbox, 'tell' | 'hear'>;
  readonly isOn: (module: ModuleId) => boolean;
  readonly policy: () => Pick<Policies, 'withdrawalMaximum'>;
  readonly audit: Audit;
  readonly wagering: Pick<Wagering, 'stakesSince' | 'hasClosed' | 'restraintOf'>;
  readonly isMember: (playerId: string) => Promise<boolean>;
  /** The one currency whose stakes and deposits count. */
  readonly currency: string;
  readonly symbolOf: (currency: string) => string;
}
