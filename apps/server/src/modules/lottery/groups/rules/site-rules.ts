// Within which bounds prize groups may be set: those of all lotteries together.
import { groupStep, type GroupRules, type LotteryGame } from '@baize/engines';

type Bounds = Pick<LotteryGame, 'groupLeast' | 'groupMost'>;

export function siteRules(games: readonly Bounds[], equalAllowed: boolean): GroupRules {
  return {
    groupLeast: Math.min(...games.map(({ groupLeast }) => groupLeast)),
    groupMost: Math.max(...games.map(({ groupMost }) => groupMost)),
    step: groupStep,
    equalAllowed,
  };
}
