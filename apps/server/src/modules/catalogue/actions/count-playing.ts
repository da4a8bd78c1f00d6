// Counts the players who opened a game, or any game of a vendor or a category, in the last minutes:
// staff see it before they close one.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { countPlayers } from '../store/own-games.ts';

const minutes = 15;

export const countPlaying =
  ({ ports, keeper }: CatalogueParts): Action<typeof catalogue.countPlaying> =>
  async ({ input, now }) => {
    const meant = keeper
      .lobby()
      .games.filter(
        (game) =>
          (input.category === undefined || game.lane === input.category) &&
          (input.vendor === undefined || game.vendor === input.vendor) &&
          (input.nodeId === undefined || game.nodeId === input.nodeId),
      );
    const nodeIds = meant.map(({ nodeId }) => nodeId);
    const since = now - minutes * 60_000;
    return { players: await countPlayers(ports.database.kysely, nodeIds, since), minutes };
  };
