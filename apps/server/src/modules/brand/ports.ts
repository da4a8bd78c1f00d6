// What the brand needs of the platform and of whoever composes it.
import type { Bus } from '../../platform/bus/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';

export interface AuditNote {
  readonly staff: StaffCaller;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface BrandPorts {
  readonly database: Database;
  readonly log: Log;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
  /** Seals what signs for the brand. */
  readonly keys: Keeping;
  /** A square PNG for phones, for as long as the brand has none. */
  readonly houseIcon: () => Promise<Uint8Array>;
  readonly tell: (tx: Tx, told: ToldEvent) => Promise<void>;
}
