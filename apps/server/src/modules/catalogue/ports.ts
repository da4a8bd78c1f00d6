// Ports of the catalogue to the platform and to lower modules.
import type { OfferState, Refusal } from '@baize/contract';
import type { CurrencyCode } from '@baize/money';
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { CallContext, PlayerCaller } from '../../platform/call/index.ts';
import type { GameFacts } from './rules/offer.ts';

export interface Winner {
  readonly playerId: string;
  readonly gameCode: string;
  /** Whose game it is; ours when it says nothing. */
  readonly vendor?: string | null;
  readonly payout: bigint;
  readonly settledAt: number;
}

export interface VendorLaunch {
  readonly vendor: string;
  readonly gameCode: string;
  readonly nodeId: string;
  readonly roomId: string | undefined;
  readonly player: PlayerCaller;
  readonly freePlay: boolean;
  /** A code of the family, e.g. `EN`. */
  readonly language: string;
  readonly backUrl: string;
  readonly now: number;
}

/** The door to the makers of games that are not ours. */
export interface VendorDoor {
  /** The state of an integration: off until credentials are entered. */
  readonly stateOf: (vendor: string) => OfferState;
  /** Whether its rounds are paid from the one wallet, without moving money first. */
  readonly isSingle: (vendor: string) => boolean;
  /** Vendors that can be asked for their games. */
  readonly withGames: () => readonly string[];
  /** All games of a vendor; undefined when it does not answer. */
  readonly games: (vendor: string) => Promise<readonly GameFacts[] | undefined>;
  /** The address that opens a game; undefined when the vendor gives none. */
  readonly launch: (launch: VendorLaunch) => Promise<string | undefined>;
}

export interface CataloguePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  /** Tells open pages that the lobby has changed. */
  readonly onChanged: () => Promise<void>;
  readonly audit: Audit;
  /** The games that we deal ourselves. */
  readonly houseGames: readonly GameFacts[];
  readonly vendors: VendorDoor;
  readonly esportsVendors: () => readonly string[];
  /** In percent: games that say they give back less are not offered. */
  readonly returnMinimum: () => number;
  /** Whether a player may stake only on the slot that they launched last. */
  readonly oneSlotAtOnce: () => boolean;
  /** Every origin under which players reach the site. */
  readonly siteOrigins: () => readonly string[];
  /** Other hosts of our games, for a site at this origin. */
  readonly launchHosts: (siteOrigin: string) => readonly string[];
  readonly refusalOfPause: (
    playerId: string,
    now: number,
  ) => Promise<Refusal<'player-on-break' | 'self-excluded'> | undefined>;
  /** Why nothing of ours may be played now: its code is not the one on record. */
  readonly refusalOfCode: () => Refusal<'game-unverified'> | undefined;
  /** Games in which the player has an open round in this currency; ours have no vendor. */
  readonly openGames: (
    playerId: string,
    currency: string,
  ) => Promise<readonly { readonly vendor: string | null; readonly gameCode: string }[]>;
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
  /** A demo account for this call alone: it signs nobody in. */
  readonly enterAsGuest: (call: CallContext) => Promise<PlayerCaller | undefined>;
  /** Sees to it that the player has play money to try a game with. */
  readonly fundFreePlay: (playerId: string) => Promise<void>;
  readonly playCurrency: CurrencyCode;
  readonly symbolOf: (currency: string) => string;
}
