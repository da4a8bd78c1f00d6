// Prize groups as the family lists them: by group of games and prize mode.
import { lotteryGroupOf } from '@baize/engines';
import type { GatewayPorts } from './ports.ts';
import { prizeModeOf } from './rules/prize-mode.ts';

/** Up to the own group of a player; of the site without a bound. */
export function seriesOf({ terms, groupDefault }: GatewayPorts, own: number) {
  const series = new Map<string, ReturnType<typeof oneOf>>();
  for (const { game } of terms.all()) {
    const gameGroupCode = lotteryGroupOf(game);
    const { prizeModeId } = prizeModeOf(game);
    const one = oneOf({ gameGroupCode, prizeModeId, game, own, groupDefault: groupDefault() });
    series.set(`${gameGroupCode} ${prizeModeId}`, one);
  }
  return [...series.values()];
}

interface SeriesAsked {
  readonly gameGroupCode: string;
  readonly prizeModeId: number;
  readonly game: { readonly groupLeast: number; readonly groupMost: number };
  readonly own: number;
  readonly groupDefault: number;
}

function oneOf({ gameGroupCode, prizeModeId, game, own, groupDefault }: SeriesAsked) {
  const maxSeries = Math.min(game.groupMost, own);
  return {
    gameGroupCode,
    prizeModeId,
    minSeries: game.groupLeast,
    maxSeries,
    maxBetSeries: maxSeries,
    defaultSeries: Math.min(groupDefault, maxSeries),
  };
}
