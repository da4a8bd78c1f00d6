// What the catalogue needs of the platform and of lower modules.
import type { Refusal } from '@baize/contract';
import type { CurrencyCode } from '@baize/money';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { OfferedGame } from './rules/lobby.ts';

export interface Winner {
  readonly playerId: string;
  readonly gameCode: string;
  readonly payout: bigint;
  readonly settledAt: number;
}

export interface CataloguePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly games: readonly OfferedGame[];
  readonly launchHosts: () => readonly string[];
  readonly breakUntil: (playerId: string, currency: string) => Promise<number | undefined>;
  readonly topWinners: (count: number) => Promise<readonly Winner[]>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Why a player may not play yet: terms to agree to, an identity to prove. */
  readonly refusalOfPlay: (playing: {
    readonly playerId: string;
    readonly isFree: boolean;
  }) => Promise<Refusal<'terms-due' | 'identity-missing'> | undefined>;
  /** Looks at where the player is before the game. */
  readonly checkPlace: (where: {
    readonly caller: PlayerCaller;
    readonly address: string;
    readonly now: number;
  }) => Promise<void>;
  /** A living session of a player, by its id. */
  readonly playerOfSession: (sessionId: string, now: number) => Promise<PlayerCaller | undefined>;
  /** Sees to it that the player has play money to try a game with. */
  readonly fundFreePlay: (playerId: string) => Promise<void>;
  readonly playCurrency: CurrencyCode;
  readonly symbolOf: (currency: string) => string;
}
