// The needs of crash games: the platform and lower modules.
import type { LiveEvent, Policies, Refusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Beacon } from '../../platform/adapters/beacon/index.ts';
import type { Audit } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Leases } from '../../platform/lease/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Wagering } from '../wagering/index.ts';

export type CrashNews = Extract<
  LiveEvent,
  { event: 'crash-round' | 'crash-slips' | 'crash-flight' | 'crash-cash-outs' | 'crash-ended' }
>;

export interface CrashPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Of a short term: a flight goes on in another process within seconds. */
  readonly leases: Leases;
  readonly beacon: Beacon;
  readonly wagering: Pick<
    Wagering,
    | 'planEvents'
    | 'eventOf'
    | 'eventsOf'
    | 'eventsById'
    | 'eventSums'
    | 'freeRoundsOf'
    | 'slipsOn'
    | 'slipFigures'
    | 'alikeSlipsOn'
    | 'findEvents'
    | 'roundsOf'
    | 'committedAt'
    | 'seedOfDraw'
    | 'foreseeDraw'
    | 'drawEvent'
    | 'settleEvent'
    | 'voidEvent'
    | 'placeFewSlips'
    | 'orderIdOf'
    | 'ordersOf'
    | 'decideSlip'
    | 'decideAll'
  >;
  readonly audit: Audit;
  /** Whether one of two of staff opened a way into the other's account lately. */
  readonly mayBeOne: (
    tx: Tx,
    asked: { readonly staff: StaffCaller; readonly other: string; readonly now: number },
  ) => Promise<boolean>;
  /** The public address of the site. */
  readonly siteUrl: () => string;
  readonly policy: () => Policies;
  readonly cashOf: (playerId: string, currency: string) => Promise<Units>;
  readonly symbolOf: (currency: string) => string;
  /** The currency whose stakes everybody sees. */
  readonly currency: string;
  readonly refusalOfCode: () => Refusal<'game-unverified'> | undefined;
  /** Why a game takes no stakes now: the catalogue, above, is asked. */
  readonly refusalOfGame: (
    gameCode: string,
  ) => Refusal<'game-off' | 'game-maintenance'> | undefined;
  readonly usernamesOf: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** `by-hand`: nothing is planned or flown but when it is asked for. */
  readonly draws: 'timed' | 'by-hand';
  /** Tells open pages at once; one that misses it asks again by itself. */
  readonly tell: (news: CrashNews) => void;
}
