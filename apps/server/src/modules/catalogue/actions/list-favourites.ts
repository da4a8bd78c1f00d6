// One page of the player’s favourite games, the newest first.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import { pageOf, wantedOf } from '../listing.ts';
import type { CatalogueParts } from '../parts.ts';
import { readFavourites } from '../store/own-games.ts';

export const listFavourites =
  ({ ports, keeper }: CatalogueParts): Action<typeof catalogue.listFavourites> =>
  async ({ caller, input, locale }) => {
    const { byNode } = keeper.lobby();
    const { category } = wantedOf(input);
    const tag = tagOf(input.language, locale);
    const marked = await readFavourites(ports.database.kysely, caller.playerId);
    const shown = marked.filter((nodeId) => {
      const game = byNode.get(nodeId);
      return game && game.shown !== 'off' && (category === undefined || game.lane === category);
    });
    const { from, to, pages, total, pageNo } = pageOf(shown.length, input);
    return {
      content: shown.slice(from, to).flatMap((nodeId) => keeper.wire(nodeId, tag) ?? []),
      pageNum: pageNo,
      totalPages: pages,
      totalCount: total,
    };
  };
