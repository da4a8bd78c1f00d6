// Ports of fairness to the platform and to lower modules.
import type { Policies } from '@baize/contract';
import type { Game } from '@baize/engines';
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Wagering } from '../wagering/index.ts';

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
  readonly audit: Audit;
  readonly wagering: Pick<Wagering, 'closedSince'>;
  readonly catalogue: Pick<Catalogue, 'closeGame' | 'switchGame' | 'factsOf'>;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  /** This process's name among those that check. */
  readonly processName: string;
  readonly code: CodeGuard;
  /** The games that we deal ourselves. */
  readonly games: readonly Game[];
}
