// The Vietnamese lotteries the player launched last.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';
import { recentLotteries } from '../recent-lotteries.ts';

export const listRecentVnLotteries =
  (parts: CatalogueParts): Action<typeof catalogue.listRecentVnLotteries> =>
  async ({ caller, input, locale }) => {
    const asked = { area: 'VN', prizeMode: input.prizeMode } as const;
    return recentLotteries(parts, caller.playerId, asked, tagOf(input.language, locale));
  };
