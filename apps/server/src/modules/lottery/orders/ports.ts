// The needs of orders: the platform, lower modules and the other parts of the lottery.
import type { Refusal } from '@baize/contract';
import type { Posting } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Metrics } from '../../../platform/metrics/index.ts';
import type { Wagering } from '../../wagering/index.ts';
import type { GameNow } from '../draws/board.ts';
import type { Terms } from '../draws/terms.ts';
import type { IssueLimited } from '../limits/rules/limited-list.ts';
import type { LineStep } from './rules/rebates.ts';

export type { GameNow } from '../draws/board.ts';

export interface StakeReturned {
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  /** The player's cash afterwards. */
  readonly balance: Units;
}

export interface OrdersPorts {
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
  readonly wagering: Pick<
    Wagering,
    'placeSlips' | 'orderIdOf' | 'cancelSlips' | 'ordersOf' | 'eventOf' | 'eventsOf' | 'eventsById'
  >;
  /** The lotteries on the terms of this moment. */
  readonly terms: Pick<Terms, 'of' | 'all'>;
  /** Undefined: there is no such lottery. */
  readonly clockOf: (
    gameCode: string,
    now: number,
  ) => GameNow | undefined | Promise<GameNow | undefined>;
  /** What staff let an issue pay a member at most; null: as the lottery says. */
  readonly issueCapOf: (eventId: string) => Units | null;
  /** The numbers of an issue that staff closed or pay less for. */
  readonly limitedOf: (gameCode: string, issue: string) => IssueLimited;
  /** From the player up to the root, each with the own prize group. */
  readonly lineOf: (playerId: string) => Promise<readonly LineStep[]>;
  readonly groupOf: (playerId: string) => Promise<number>;
  /** The prize group of a player for whom nobody has set one. */
  readonly groupDefault: () => number;
  readonly metrics: Pick<Metrics, 'watch'>;
  /** Tells the player's open pages that stakes came back. */
  readonly returned: (back: StakeReturned) => void;
  readonly post: (posting: Posting) => Promise<unknown>;
  readonly cashOf: (playerId: string, currency: string) => Promise<Units>;
  readonly symbolOf: (currency: string) => string;
  readonly refusalOfCode: () => Refusal<'game-unverified'> | undefined;
  /** Why a game takes no new slips now: the catalogue, above, is asked. */
  readonly refusalOfGame: (
    gameCode: string,
  ) => Refusal<'game-off' | 'game-maintenance'> | undefined;
  readonly currency: string;
  readonly usernamesOf: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly playerIdOf: (username: string) => Promise<string | undefined>;
  readonly gameName: (gameCode: string, locale: string) => string;
}
