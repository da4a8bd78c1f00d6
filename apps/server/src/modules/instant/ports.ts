// The ports of the small games: their needs from the platform and from lower modules.
import type { Policies, Refusal } from '@baize/contract';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Wagering } from '../wagering/index.ts';

export interface InstantPorts {
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
  readonly tell: Outbox['tell'];
  readonly wagering: Pick<
    Wagering,
    | 'freeRoundsOf'
    | 'openFreeRound'
    | 'openRound'
    | 'hasRound'
    | 'roundOf'
    | 'seedOf'
    | 'drawnFrom'
    | 'renewSeed'
    | 'settleRound'
    | 'voidRound'
    | 'openRounds'
    | 'roundsOf'
    | 'lastRound'
    | 'sums'
    | 'refusalOfPause'
  >;
  readonly policy: () => Pick<
    Policies,
    'spinIntervalMs' | 'autoplayAllowed' | 'seedRoundsMax' | 'handHoursMax'
  >;
  readonly cashOf: (playerId: string, currency: string) => Promise<bigint>;
  readonly symbolOf: (currency: string) => string;
  /** Why nothing may be dealt at all now, not even what is left. */
  readonly refusalOfCode: () => Refusal<'game-unverified'> | undefined;
  /** Why no new round of this game may begin now: the catalogue, above, is asked. */
  readonly refusalOfGame: (
    gameCode: string,
  ) => Refusal<'game-off' | 'game-maintenance'> | undefined;
}
