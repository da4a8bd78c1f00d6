// The games the player launched last, the latest first.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import { wantedOf } from '../listing.ts';
import type { CatalogueParts } from '../parts.ts';
import { readRecent } from '../store/own-games.ts';

const looked = 100;
const most = 30;

export const listRecentGames =
  ({ ports, keeper }: CatalogueParts): Action<typeof catalogue.listRecentGames> =>
  async ({ caller, input, locale }) => {
    const { category } = wantedOf(input);
    const tag = tagOf(input.language, locale);
    const last = await readRecent(ports.database.kysely, caller.playerId, looked);
    const list = last.flatMap(({ nodeId, launchedAt }) => {
      const game = keeper.lobby().byNode.get(nodeId);
      const fits = game && game.shown !== 'off' && (!category || game.lane === category);
      const wire = fits && keeper.wire(nodeId, tag);
      return wire ? [{ ...wire, launchedAt }] : [];
    });
    return { list: list.slice(0, most) };
  };
