// The rooms of games that players play against one another.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import { wantedOf } from '../listing.ts';
import type { CatalogueParts } from '../parts.ts';
import { roomsOf } from '../rules/wire.ts';

export const listRooms =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.listRooms> =>
  async ({ input, locale }) => {
    const { gameId } = input;
    const tag = tagOf(input.language, locale);
    const { games } = keeper
      .lobby()
      .list(wantedOf({ gameType: 'PVP', vassalage: input.vassalage }));
    const wanted = games.filter(
      ({ nodeId, gameCode }) => !gameId || gameId === nodeId || gameId === gameCode,
    );
    return { list: wanted.flatMap((game) => roomsOf(game, tag)) };
  };
