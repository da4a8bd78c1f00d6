// One page of the games that fit a search, hot ones first.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CataloguePorts } from '../ports.ts';
import { cardOfGame, findGames } from '../rules/lobby.ts';

export function listGames({
  games,
}: Pick<CataloguePorts, 'games'>): Action<typeof catalogue.listGames> {
  return async ({ input }) => {
    const found = findGames(games, input).toSorted((a, b) => Number(b.hot) - Number(a.hot));
    const pageSize = input.pageSize ?? 20;
    const from = ((input.pageNo ?? 1) - 1) * pageSize;
    return {
      games: found.slice(from, from + pageSize).map(cardOfGame),
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  };
}
