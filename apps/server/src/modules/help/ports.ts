// What the help centre needs of the platform and of lower modules.
import type { Bus } from '../../platform/bus/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';

export interface AuditNote {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface HelpPorts {
  readonly database: Database;
  readonly log: Log;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
  readonly tell: Outbox['tell'];
  /** The age that the agreement names. */
  readonly age: () => number;
}
