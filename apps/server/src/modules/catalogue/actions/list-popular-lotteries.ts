// The lotteries that most players opened in the last days; one that nobody opened is not popular.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';
import { lotteriesOf, lotteryOf } from '../rules/lottery-menu.ts';

const usualCount = 20;

export const listPopularLotteries =
  ({ keeper, popular }: CatalogueParts): Action<typeof catalogue.listPopularLotteries> =>
  async ({ input, locale, now }) => {
    const tag = tagOf(input.language, locale);
    const openers = await popular(now);
    const opened = (nodeId: string) => openers.get(nodeId) ?? 0;
    return lotteriesOf(keeper.lobby(), { area: undefined, prizeMode: input.prizeMode })
      .filter(({ nodeId }) => opened(nodeId) > 0)
      .toSorted((a, b) => opened(b.nodeId) - opened(a.nodeId))
      .slice(0, input.count ?? usualCount)
      .map((game) => lotteryOf(game, tag));
  };
