// The needs of member and issue limits: the platform and lower modules.
import type { KindCode } from '@baize/engines';
import type { Audit } from '../../../platform/audit/index.ts';
import type { Bus } from '../../../platform/bus/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Metrics } from '../../../platform/metrics/index.ts';
import type { Wagering } from '../../wagering/index.ts';

export interface LimitsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'watch'>;
  readonly audit: Audit;
  readonly wagering: Pick<Wagering, 'eventOf'>;
  /** Of a lottery; undefined: there is none. */
  readonly kindOf: (gameCode: string) => KindCode | undefined;
  readonly usernamesOf: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
