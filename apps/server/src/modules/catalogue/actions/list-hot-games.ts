// The games that the house calls hot, in the order of the lobby.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import { wantedOf } from '../listing.ts';
import type { CatalogueParts } from '../parts.ts';

const most = 100;

export const listHotGames =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.listHotGames> =>
  async ({ input, locale }) => {
    const wanted = wantedOf({ ...input, gameClassify: 'HOT' });
    const tag = tagOf(input.language, locale);
    return keeper.once(['hot', wanted, tag], () => {
      const { games } = keeper.lobby().list(wanted);
      return { list: games.slice(0, most).flatMap(({ nodeId }) => keeper.wire(nodeId, tag) ?? []) };
    });
  };
