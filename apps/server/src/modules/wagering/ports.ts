// Ports of wagering to the platform and to lower modules.
import type { Refusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Saving, Tx } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Keeping } from '../../platform/secrets/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { GroupCommit } from '../wallet/index.ts';
import type { HourPlay, WindowPlay } from './record/store/count-hours.ts';
import type { CountedRange } from './record/store/lucky-rounds.ts';
import type { EventSettled, OrderChange } from './slips/rules/slip.ts';
import type { JackpotTogether, SettledTogether } from './rounds/store/close-work.ts';
import type { Round } from './rounds/rules/round.ts';

export interface DepositLimitUse {
  readonly span: 'day' | 'week' | 'month';
  readonly value: Units | null;
  readonly used: Units;
  readonly pendingValue: Units | null;
  readonly pendingFrom: number | null;
  /** A higher value waits for the player's second word. */
  readonly raiseConfirmed: boolean;
  /** What the operator limits the player to. */
  readonly operator: Units | null;
}

/** A game as rounds name it; ours have no vendor. */
export interface PlayedGame {
  readonly vendor: string | null;
  readonly gameCode: string;
}

export interface GameFact {
  readonly name: string;
  readonly vendor: string;
  readonly category: string;
}

/** An order before it is laid, as the module above judges it. */
export interface OrderJudged {
  readonly playerId: string;
  readonly currency: string;
  readonly now: number;
  /** As the caller gave it. */
  readonly detail: unknown;
}

/** Judges the orders of one transaction, one after the other. */
export interface OrderJudge {
  refusalOf(order: OrderJudged): Refusal<JudgeRefusalName> | undefined;
  /** The order is laid: it counts for those that follow. */
  laid(order: OrderJudged): void;
  /** What one outcome of any kind of bet may cost in an event; null: no limit of its own. */
  exposureMostOf(eventId: string): Units | null;
}

export type JudgeRefusalName = 'lottery-blocked' | 'lottery-limit-reached' | 'rules-changed';

/** What the module above does in the transaction of the slips. */
export interface OrdersTogether {
  /** Reads what it holds against orders, while the purses of their players are locked. */
  judge?(tx: Tx, orders: readonly OrderJudged[], eventIds: readonly string[]): Promise<OrderJudge>;
  /** Rows that it keeps of orders. */
  save(changes: readonly OrderChange[]): readonly Saving[];
}

export interface WageringPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  /** The durable group transaction of the books. */
  readonly lane: GroupCommit;
  /** The same for long work, e.g. the settlement of an event: no stake waits behind it. */
  readonly bulkLane: GroupCommit;
  /**
   * What the wallet does in the same transaction when rounds settle: the turnover they count
   * towards.
   */
  readonly together: SettledTogether;
  /** The jackpot that rounds feed and win as they settle. */
  readonly jackpots: JackpotTogether;
  readonly depositLimits: {
    list(playerId: string, now: number): Promise<readonly DepositLimitUse[]>;
    set(
      playerId: string,
      span: 'day' | 'week' | 'month',
      value: Units | null,
      now: number,
    ): Promise<void>;
    /** The second word for a higher limit; false: nothing waits for it. */
    confirm(playerId: string, span: 'day' | 'week' | 'month', now: number): Promise<boolean>;
  };
  /** What was played: the catalogue, which stands above, is asked. */
  readonly games: {
    /** Undefined: the game is not known any more. */
    factsOf(game: PlayedGame, tag: string): GameFact | undefined;
    /** Our games under a vendor's name; undefined: the vendor deals its games itself. */
    readonly ownOf: (vendor: string) => readonly PlayedGame[] | undefined;
    /** Every game of a category, those that are off too. */
    within(category: string): readonly PlayedGame[];
  };
  readonly playerExists: (playerId: string) => Promise<boolean>;
  /** Undefined for who has no file that staff can open. */
  readonly memberName: (playerId: string) => Promise<string | undefined>;
  /** Since when a member stands below an agent; -Infinity: always; undefined: not now. */
  readonly belowSince: (way: {
    readonly agentId: string;
    readonly memberId: string;
  }) => Promise<number | undefined>;
  readonly policy: () => {
    readonly realityCheckMinutes: number;
    readonly realityCheckLockMinutes: number;
    readonly sessionBudgetAsked: boolean;
  };
  /** Up to where those who count closed rounds have counted: asked at the start. */
  readonly marks: () => Promise<readonly bigint[]>;
  /** What was counted of members' play, in the transaction that counts it. */
  readonly hoursCounted: (tx: Tx, added: readonly HourPlay[], range: CountedRange) => Promise<void>;
  /** The same by windows of five minutes, for those above. */
  readonly windowsCounted: (tx: Tx, added: readonly WindowPlay[]) => Promise<void>;
  /** Told after a round is closed and durable. */
  readonly onClosed: (round: Round) => void;
  /** Seals the seeds of shared draws until they are revealed. */
  readonly drawSeeds: Pick<Keeping, 'keyId' | 'seal' | 'open'>;
  readonly ordersTogether: OrdersTogether;
  /** Told once for each player and version of an event's result, after it is durable. */
  readonly onSettled: (settled: EventSettled) => void;
}
