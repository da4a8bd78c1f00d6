// The needs of the lotteries: the platform and lower modules.
import type { LiveEvent, Refusal } from '@baize/contract';
import type { Posting } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { Beacon } from '../../platform/adapters/beacon/index.ts';
import type { ResultFeed } from '../../platform/adapters/results/index.ts';
import type { Audit } from '../../platform/audit/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Leases } from '../../platform/lease/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { Agents } from '../agents/index.ts';
import type { Wagering } from '../wagering/index.ts';
import type { StakeReturned } from './orders/ports.ts';

export type LotteryNews = Extract<
  LiveEvent,
  { event: 'lottery-drawn' | 'lottery-issue' | 'lottery-cancelled' | 'lottery-desk-changed' }
>;

export interface LotteryPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count' | 'watch'>;
  readonly bus: Bus;
  readonly randomness: Randomness;
  /** Of a short term: the process that draws is replaced within seconds. */
  readonly leases: Leases;
  readonly beacon: Beacon;
  /** Undefined: staff alone enter what is drawn elsewhere. */
  readonly results: ResultFeed | undefined;
  readonly wagering: Pick<
    Wagering,
    | 'planEvents'
    | 'unplanEvents'
    | 'eventOf'
    | 'eventsOf'
    | 'boardOf'
    | 'findEvents'
    | 'eventSums'
    | 'resultsOf'
    | 'committedAt'
    | 'seedOfDraw'
    | 'revealDueSeeds'
    | 'drawEvent'
    | 'setResult'
    | 'settleEvent'
    | 'voidEvent'
    | 'exposureOf'
    | 'previewResult'
    | 'eventsById'
    | 'placeSlips'
    | 'orderIdOf'
    | 'cancelSlips'
    | 'ordersOf'
  >;
  /** The tree of agents, by which prize groups and rebates go. */
  readonly agents: Pick<Agents, 'lineOf' | 'linesOf' | 'directIdsOf' | 'directMembers'>;
  /** The prize group of a player for whom nobody has set one. */
  readonly groupDefault: () => number;
  /** A member may own the same group as the agent directly above. */
  readonly groupEqual: () => boolean;
  /** Tells the player's open pages that stakes came back. */
  readonly returned: (back: StakeReturned) => void;
  readonly post: (posting: Posting) => Promise<unknown>;
  readonly cashOf: (playerId: string, currency: string) => Promise<Units>;
  readonly symbolOf: (currency: string) => string;
  readonly currency: string;
  readonly refusalOfCode: () => Refusal<'game-unverified'> | undefined;
  /** Why a lottery takes no new slips now: the catalogue, above, is asked. */
  readonly refusalOfGame: (
    gameCode: string,
  ) => Refusal<'game-off' | 'game-maintenance'> | undefined;
  readonly usernamesOf: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  /** As the reader's language calls it. */
  readonly gameName: (gameCode: string, locale: string) => string;
  /** `by-hand`: nothing is planned or drawn but when it is asked for. */
  readonly draws: 'timed' | 'by-hand';
  readonly audit: Audit;
  /** Whether one of two of staff opened a way into the other's account lately. */
  readonly mayBeOne: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  /** Tells open pages at once; one that misses it asks again by itself. */
  readonly tell: (news: LotteryNews) => void;
}
