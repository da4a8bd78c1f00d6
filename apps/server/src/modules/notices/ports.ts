// What notices need of the platform and of lower modules.
import type { Audience } from '@baize/contract';
import type { Bus } from '../../platform/bus/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
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

export interface NoticesPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly audit: (tx: Tx, note: AuditNote) => Promise<void>;
  readonly tell: Outbox['tell'];
  readonly hear: Outbox['hear'];
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  /** Whether somebody is on a break or excluded: no advertising reaches them. */
  readonly isPaused: (playerId: string, now: number) => Promise<boolean>;
  /** Every member of a segment who may sign in. */
  readonly segment: (segment: Exclude<Audience, 'named'>) => Promise<readonly string[]>;
}
