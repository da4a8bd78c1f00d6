// The player’s favourite games that are shown, by their ids, the newest first.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { readFavourites } from '../store/own-games.ts';

export const listFavouriteIds =
  ({ ports, keeper }: CatalogueParts): Action<typeof catalogue.listFavouriteIds> =>
  async ({ caller }) => {
    const { byNode } = keeper.lobby();
    const marked = await readFavourites(ports.database.kysely, caller.playerId);
    return marked.filter((nodeId) => (byNode.get(nodeId)?.shown ?? 'off') !== 'off');
  };
