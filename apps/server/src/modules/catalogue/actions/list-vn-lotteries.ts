// The menu of Vietnamese lotteries, by group.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';
import { menuWords } from '../menu-words.ts';
import { menuOf } from '../rules/lottery-menu.ts';

export const listVnLotteries =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.listVnLotteries> =>
  async ({ input, locale }) => {
    const asked = { area: 'VN', prizeMode: input.prizeMode } as const;
    const tag = tagOf(input.language, locale);
    return keeper.once(['lotteries', asked, tag], () =>
      menuOf(keeper.lobby(), asked, menuWords(tag)),
    );
  };
