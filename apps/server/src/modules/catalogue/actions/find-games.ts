// One page of games by name, category, vendor and state, those that are off too.
import type { catalogue } from '@baize/contract';
import { plainText } from '@baize/contract/words';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../listing.ts';
import type { CatalogueParts } from '../parts.ts';
import { gameFact, placesOf } from '../rules/facts.ts';

export const findGames =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.findGames> =>
  async ({ input, locale }) => {
    const lobby = keeper.lobby();
    const places = placesOf(lobby);
    const name = plainText(input.name ?? '');
    const found = lobby.games.filter(
      (game) =>
        !game.gone &&
        (input.category === undefined || game.lane === input.category) &&
        (input.vendor === undefined || game.vendor === input.vendor) &&
        (input.state === undefined || game.state === input.state) &&
        game.searched.includes(name),
    );
    const { from, to } = pageOf(found.length, input);
    const games = found
      .slice(from, to)
      .map((game) => gameFact(game, places.get(game.nodeId) ?? 0, locale));
    return { games, total: found.length };
  };
