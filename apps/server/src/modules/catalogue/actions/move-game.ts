// Moves a game to a place among the games of its category.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import type { CatalogueParts } from '../parts.ts';
import { gameNow } from '../reading.ts';
import { laneGames } from '../rules/facts.ts';
import { movedTo } from '../rules/order.ts';
import { writeGameOrder } from '../store/offer-writer.ts';

export const moveGame =
  (parts: CatalogueParts): Action<typeof catalogue.moveGame> =>
  async ({ caller, input: { nodeId, place }, locale }) => {
    const refused = await changeOffer(parts, {
      staff: caller,
      action: 'move-game',
      subject: nodeId,
      decide: ({ lobby }) => {
        const game = lobby.byNode.get(nodeId);
        if (!game || game.gone) return refuse('game-unknown');
        const order = laneGames(lobby, game.lane).map((one) => one.nodeId);
        const moved = movedTo(order, nodeId, place);
        return {
          before: { place: order.indexOf(nodeId) + 1 },
          after: { place: moved.indexOf(nodeId) + 1 },
          write: (tx) => writeGameOrder(tx, moved),
        };
      },
    });
    return refused ?? gameNow(parts, nodeId, locale);
  };
