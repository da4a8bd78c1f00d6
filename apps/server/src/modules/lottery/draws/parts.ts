// Parts shared by the actions of draws.
import type { LotteryGame } from '@baize/engines';
import type { LotteryPorts } from '../ports.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import type { Planner } from './planner.ts';
import type { Terms } from './terms.ts';

export interface DrawsParts {
  readonly ports: LotteryPorts;
  readonly terms: Terms;
  readonly board: Board;
  readonly planner: Planner;
  readonly desk: Desk;
  readonly limitedVersionOf: LimitedVersionOf;
}

/** The version of an issue's limited numbers; null: the lottery has none. */
export type LimitedVersionOf = (
  game: Pick<LotteryGame, 'code' | 'area'>,
  issue: string,
) => string | null;
