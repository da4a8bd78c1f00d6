// What fairness needs of the platform and of lower modules.
import type { Policies } from '@baize/contract';
import type { Game } from '@baize/engines';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Wagering } from '../wagering/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';

/** The code that is looked at, and what it is held against. */
export interface CodeGuard {
  readonly root: URL;
  readonly releases: URL;
  /** Whether code that is not on record stops our games; where it is written it is only told. */
  readonly stops: boolean;
}

export interface FairnessPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly outbox: Pick<Outbox, 'tell'>;
  readonly policy: () => Policies;
  readonly audit: (
    tx: Tx,
    note: {
      readonly staff: StaffCaller;
      readonly action: string;
      readonly subject: string;
      readonly before: unknown;
      readonly after: unknown;
    },
  ) => Promise<void>;
  readonly wagering: Pick<Wagering, 'closedSince'>;
  readonly catalogue: Pick<Catalogue, 'closeGame' | 'switchGame' | 'factsOf'>;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  /** What this process is called among those that look. */
  readonly processName: string;
  readonly code: CodeGuard;
  /** The games that we deal ourselves. */
  readonly games: readonly Game[];
}
