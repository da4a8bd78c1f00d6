// What wagering needs of the platform and of lower modules.
import type { Units } from '@baize/money';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Randomness } from '../../platform/randomness/index.ts';
import type { GroupCommit } from '../wallet/index.ts';
import type { JackpotTogether, SettledTogether } from './store/close-work.ts';
import type { Round } from './rules/round.ts';

export interface DepositLimitUse {
  readonly span: 'day' | 'week' | 'month';
  readonly value: Units | null;
  readonly used: Units;
  readonly pendingValue: Units | null;
  readonly pendingFrom: number | null;
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

export interface WageringPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  /** The durable group transaction of the books. */
  readonly lane: GroupCommit;
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
  };
  /** What was played: the catalogue, which stands above, is asked. */
  readonly games: {
    /** Undefined: nobody knows the game any more. */
    factsOf(game: PlayedGame, tag: string): GameFact | undefined;
    /** Every game of a category, those that are off too. */
    within(category: string): readonly PlayedGame[];
  };
  readonly playerExists: (playerId: string) => Promise<boolean>;
  readonly policy: () => { readonly realityCheckMinutes: number };
  /** Told after a round is closed and durable. */
  readonly onClosed: (round: Round) => void;
}
