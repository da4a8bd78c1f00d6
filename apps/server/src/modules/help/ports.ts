// The ports of the help centre: its needs from the platform and from lower modules.
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';

export interface HelpPorts {
  readonly database: Database;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly audit: Audit;
  readonly tell: Outbox['tell'];
  /** The age that the agreement names. */
  readonly age: () => number;
}
