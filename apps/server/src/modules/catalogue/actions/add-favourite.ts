// Marks a game as a favourite.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { addToFavourites } from '../store/own-games.ts';

const most = 500;

export const addFavourite =
  ({ ports, keeper }: CatalogueParts): Action<typeof catalogue.addFavourite> =>
  async ({ caller: { playerId }, input: { nodeId }, now }) => {
    const game = keeper.lobby().byNode.get(nodeId);
    if (!game || game.shown === 'off') return refuse('game-unknown');
    const added = await ports.database.transaction((tx) =>
      addToFavourites(tx, { playerId, nodeId, now }, most),
    );
    return added ? { done: true } : refuse('favourites-full');
  };
