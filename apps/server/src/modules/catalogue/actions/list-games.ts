// One page of the games that fit a search, in the order of the lobby; or one game by its node.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import { pageOf, wantedOf } from '../listing.ts';
import type { CatalogueParts } from '../parts.ts';

export const listGames =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.listGames> =>
  async ({ input, locale }) => {
    const wanted = wantedOf(input);
    const tag = tagOf(input.language, locale);
    const { gameName = '', pageNo, pageSize, nodeId } = input;
    if (nodeId !== undefined) {
      const isShown = keeper.lobby().byNode.get(nodeId)?.shown !== 'off';
      const game = isShown ? keeper.wire(nodeId, tag) : undefined;
      const count = game ? 1 : 0;
      return { games: game ? [game] : [], totalPages: count, totalCount: count };
    }
    return keeper.once(['games', wanted, tag, gameName, pageNo, pageSize], () => {
      const list = keeper.lobby().list(wanted);
      const found = gameName === '' ? undefined : list.names().find(gameName);
      const { from, to, pages, total } = pageOf(found?.length ?? list.games.length, input);
      const places = found?.slice(from, to) ?? span(from, Math.min(to, total));
      const games = places.flatMap((place) => {
        const game = list.games[place];
        return (game && keeper.wire(game.nodeId, tag)) ?? [];
      });
      return { games, totalPages: pages, totalCount: total };
    });
  };

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
