// Ports of promotions to the platform and to lower modules.
import type { Policies, Refusal } from '@baize/contract';
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { PlayerCaller, StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Queryable, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Outbox } from '../../platform/outbox/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Friend, FriendSearch, Identity } from '../identity/index.ts';
import type { Wagering } from '../wagering/index.ts';
import type { Points } from '../points/index.ts';
import type { Ledger, Wallet } from '../wallet/index.ts';

/** What promotions ask of a member's account. */
export interface PromotedMember {
  readonly username: string;
  readonly type: number;
  readonly currency: string;
  readonly country: string;
  readonly registeredAt: number;
  readonly hasMobile: boolean;
}

/** Some members after one, which is empty at first. */
export interface MembersSearch {
  readonly after: string;
  readonly count: number;
}

export interface EnvelopeAnnounced {
  readonly roomId: string;
  readonly envelopeId: string;
  /** By language. */
  readonly titles: Readonly<Record<string, string>>;
  readonly now: number;
}

/** The chat rooms, in which red envelopes lie. */
export interface EnvelopeRooms {
  readonly openRooms: (
    locale: string,
  ) => Promise<readonly { readonly roomId: string; readonly name: string }[]>;
  /** Undefined while the player may read none. */
  readonly roomsOf: (player: PlayerCaller) => Promise<readonly string[] | undefined>;
  readonly bannedAmong: (
    tx: Tx,
    playerIds: readonly string[],
    now: number,
  ) => Promise<ReadonlySet<string>>;
  readonly announceEnvelope: (tx: Tx, announced: EnvelopeAnnounced) => Promise<void>;
}

/** What filters read of a member's account. */
export interface AudienceMember {
  readonly playerId: string;
  readonly country: string;
  readonly registeredAt: number;
}

export interface PromotionsPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  readonly randomness: Randomness;
  readonly bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
  readonly outbox: Pick<Outbox, 'tell' | 'hear'>;
  readonly audit: Audit;
  readonly policy: () => Pick<Policies, 'promotionSecondPersonAbove'>;
  /** The one currency in which promotions reckon. */
  readonly currency: string;
  readonly wagering: Pick<
    Wagering,
    | 'countHours'
    | 'beginSeed'
    | 'endFreeRounds'
    | 'freeRoundsOf'
    | 'giveFreeRounds'
    | 'lowRiskStakes'
    | 'luckyRounds'
    | 'nextPrizeSeed'
    | 'oppositeStakes'
    | 'overFreeRounds'
    | 'playedHours'
    | 'playedPeriods'
    | 'playersIn'
    | 'refusalOfPause'
    | 'restrainedAmong'
    | 'restraintOf'
    | 'revealedSeed'
    | 'takeFreeRounds'
    | 'turnoverAround'
  >;
  readonly wallet: Pick<
    Wallet,
    | 'desk'
    | 'grantBonus'
    | 'haveOneAccount'
    | 'lockCash'
    | 'payReward'
    | 'rewardEntries'
    | 'takeBonus'
    | 'takeReward'
  >;
  readonly ledger: Pick<Ledger, 'lane' | 'postIn'>;
  readonly rooms: EnvelopeRooms;
  /** Seals the seeds of red envelopes until they are over. */
  readonly envelopeSeeds: Keeping;
  /** Why nothing of ours may be drawn now. */
  readonly refusalOfCode: () => Refusal<'game-unverified'> | undefined;
  readonly points: Pick<Points, 'entriesOf' | 'give' | 'left' | 'reaches' | 'take' | 'worthOf'>;
  /** Where members come from, and who else came from there. */
  readonly traces: Pick<Identity['traces'], 'links' | 'of'>;
  readonly categoryOf: (game: {
    readonly vendor: string | null;
    readonly gameCode: string;
  }) => string;
  readonly levelNumberOf: (playerId: string) => Promise<number>;
  /** Of those who have a level. */
  readonly levelNumbersOf: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Members with accounts in the promotions' currency, in the order of their ids. */
  readonly audience: (search: MembersSearch) => Promise<readonly AudienceMember[]>;
  /** Members with a level, in the order of their ids. */
  readonly membersWithLevel: (search: MembersSearch) => Promise<readonly string[]>;
  /** Members whose birthday is on one of the days, as `02-28`, in the order of their ids. */
  readonly birthdays: (
    search: MembersSearch & { readonly days: readonly string[] },
  ) => Promise<readonly string[]>;
  readonly member: (playerId: string) => Promise<PromotedMember | undefined>;
  /** Whether anything may be given to the account; it is not closed meanwhile. */
  readonly isOpen: (tx: Tx, playerId: string) => Promise<boolean>;
  readonly usernames: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  /** Members who registered by another member's code. */
  readonly friends: {
    readonly of: (search: FriendSearch) => Promise<readonly Friend[]>;
    readonly count: (playerId: string) => Promise<number>;
    readonly invited: (
      on: Queryable | Tx,
      playerIds: readonly string[],
    ) => Promise<readonly Friend[]>;
    readonly codeOf: (playerId: string) => Promise<string>;
  };
  /** Every address of the site, the usual one first. */
  readonly siteOrigins: () => readonly string[];
  /** Whether this member of staff opened the member's account lately. */
  readonly hasOpened: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly memberId: string; readonly now: number },
  ) => Promise<boolean>;
  /** Whether one of two of staff opened a way into the other's account lately. */
  readonly mayBeOne: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  /** Tells pages that show the board of a promotion that it moved. */
  readonly tellBoard: (promotionId: string) => void;
  readonly cleanHtml: (html: string) => string;
}
