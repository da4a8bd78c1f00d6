// The lottery games, and what each takes: its plays, the terms of a slip and its limits.
import type { Odds, Units } from '@baize/money';
import { ratio } from '../../kit/ratio.ts';
import { compilePlays } from '../compile.ts';
import type { Play } from '../play.ts';
import { playSets } from '../play-sets.ts';
import type { SlipLimits } from '../slips/check.ts';
import { oddsAt } from '../slips/terms.ts';
import type { LotteryGame } from './definition.ts';
import { fastGames } from './fast-games.ts';
import { officialGames } from './official-games.ts';
import { seaGames } from './sea-games.ts';

export const lotteryGames: readonly LotteryGame[] = [...fastGames, ...officialGames, ...seaGames];

/** The plays of every kind of draw in a lunar year, computed once and kept. */
export function playsByKind(lunarYear: number): ReadonlyMap<string, readonly Play[]> {
  return new Map(playSets(lunarYear).map((set) => [set.kind.code, compilePlays(set)]));
}

export const leastStake: Units = 100n;

/** The limits of a slip of the game by somebody who owns a prize group. */
export function limitsOf(game: LotteryGame, ownGroup: number): SlipLimits {
  const { unitsMost, multipleMost, amountMost, payoutCap, groupLeast, groupMost } = game;
  return {
    unitsMost,
    multipleMost,
    amountMost,
    payoutCap,
    groupLeast,
    groupMost: Math.min(groupMost, ownGroup),
    stakeLeast: leastStake,
  };
}

/** The odds that a play stands at in a game, unless the operator has set others. */
export function statedOdds(game: LotteryGame, play: Play): Odds[] {
  return oddsAt(play, ratio(BigInt(game.oddsReturn), 100n));
}
