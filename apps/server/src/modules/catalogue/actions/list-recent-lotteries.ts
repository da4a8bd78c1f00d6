// The lotteries the player launched last.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';
import { recentLotteries } from '../recent-lotteries.ts';

export const listRecentLotteries =
  (parts: CatalogueParts): Action<typeof catalogue.listRecentLotteries> =>
  async ({ caller, input, locale }) => {
    const asked = { area: undefined, prizeMode: input.prizeMode } as const;
    return recentLotteries(parts, caller.playerId, asked, tagOf(input.language, locale));
  };
