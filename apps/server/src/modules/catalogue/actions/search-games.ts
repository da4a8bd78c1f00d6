// The games that fit what somebody typed anywhere on the site: the best first, of equals the hot
// ones, then in the order of the lobby.
import type { catalogue } from '@baize/contract';
import { plainText } from '@baize/contract/words';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';

const usualCount = 8;

export const searchGames =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.searchGames> =>
  async ({ input, locale }) => {
    const tag = tagOf(input.language, locale);
    const typed = plainText(input.words);
    const { limit = usualCount } = input;
    return keeper.once(['search', typed, tag, limit], () => {
      const lobby = keeper.lobby();
      const { games } = lobby.list({});
      const heat = (entry: number) => (games[entry]?.isHot === true ? 1 : 0);
      const found = lobby
        .words()
        .rank(typed)
        .toSorted((a, b) => b.fit - a.fit || heat(b.entry) - heat(a.entry) || a.entry - b.entry);
      return {
        games: found.slice(0, limit).flatMap(({ entry }) => {
          const game = games[entry];
          return (game && keeper.wire(game.nodeId, tag)) ?? [];
        }),
        totalCount: found.length,
      };
    });
  };
