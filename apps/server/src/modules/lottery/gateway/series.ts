// Prize groups as the family lists them: by group of games and prize mode.
import type { GatewayPorts } from './ports.ts';
import { groupOfKind } from './rules/game-groups.ts';
import { prizeModeOf } from './rules/prize-mode.ts';

/** Up to the own group of a player; of the site without a bound. */
export function seriesOf({ terms, groupDefault }: GatewayPorts, own: number) {
  const series = new Map<string, ReturnType<typeof oneOf>>();
  for (const { game } of terms.all()) {
    const gameGroupCode = groupOfKind(game.kind)?.code ?? game.kind;
    const { prizeModeId } = prizeModeOf(game.drawnBy);
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
