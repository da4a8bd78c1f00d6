// Ports of the brand to the platform and to the composition.
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';

export interface BrandPorts {
  readonly database: Database;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly audit: Audit;
  /** Seals what signs for the brand. */
  readonly keys: Keeping;
  /** A square PNG for phones, for as long as the brand has none. */
  readonly houseIcon: () => Promise<Uint8Array>;
  readonly tell: (tx: Tx, told: ToldEvent) => Promise<void>;
}
