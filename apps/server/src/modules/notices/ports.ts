// Ports of notices to the platform and to lower modules.
import type { Audience } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';

export interface NoticesPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly audit: Audit;
  readonly tell: Outbox['tell'];
  readonly hear: Outbox['hear'];
  /** A game of ours as the reader's language calls it. */
  readonly gameName: (gameCode: string, locale: string) => string;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  /** Whether somebody is on a break or excluded: no advertising reaches them. */
  readonly isPaused: (playerId: string, now: number) => Promise<boolean>;
  /** Every member of a segment who may sign in. */
  readonly segment: (segment: Exclude<Audience, 'named'>) => Promise<readonly string[]>;
}
