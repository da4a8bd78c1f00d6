// The ports of slots: their needs from the platform and from lower modules.
import type { Policies, Refusal } from '@baize/contract';
import type { Clock } from '../../platform/clock/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Wagering } from '../wagering/index.ts';

export interface SlotsPorts {
  readonly clock: Clock;
  readonly log: Log;
  readonly wagering: Pick<
    Wagering,
    | 'freeRoundsOf'
    | 'openFreeRound'
    | 'openRound'
    | 'hasRound'
    | 'seedOf'
    | 'drawnFrom'
    | 'renewSeed'
    | 'settleRound'
    | 'voidRound'
    | 'openRounds'
    | 'lastRound'
    | 'roundsOf'
    | 'sums'
  >;
  readonly policy: () => Policies;
  readonly cashOf: (playerId: string, currency: string) => Promise<bigint>;
  readonly symbolOf: (currency: string) => string;
  /** Whether the rounds of this currency feed the jackpot now, and may win it. */
  readonly takesJackpot: (currency: string) => boolean;
  /** Why nothing may be dealt at all now, not even what is left. */
  readonly refusalOfCode: () => Refusal<'game-unverified'> | undefined;
  /** Why no new round of this game may begin now: the catalogue, above, is asked. */
  readonly refusalOfGame: (
    gameCode: string,
  ) => Refusal<'game-off' | 'game-maintenance'> | undefined;
  /** Which opening of one of these games is the player's newest: the catalogue is asked. */
  readonly newestOpening: (
    playerId: string,
    gameCodes: readonly string[],
  ) => Promise<string | undefined>;
  /** In whole years; undefined: they never told. */
  readonly ageOf: (playerId: string, now: number) => Promise<number | undefined>;
}
