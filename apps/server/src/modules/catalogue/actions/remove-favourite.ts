// Takes a game off the favourites; what is not there is off already.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { takeOffFavourites } from '../store/own-games.ts';

export const removeFavourite =
  ({ ports }: CatalogueParts): Action<typeof catalogue.removeFavourite> =>
  async ({ caller, input }) => {
    await takeOffFavourites(ports.database.kysely, caller.playerId, input.nodeId);
    return { done: true };
  };
