// The lanes of the lobby, with the order of the vendors in each.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';
import { lanesOf } from '../rules/wire.ts';

export const listVendors =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.listVendors> =>
  async ({ input, locale }) => {
    const tag = tagOf(input.language, locale);
    return keeper.once(['lanes', tag], () => {
      const lanes = lanesOf(keeper.lobby(), tag);
      const sorting = lanes.map(({ title, cards }) => ({
        gameCategory: title,
        vendors: cards.map(({ vassalage }) => vassalage),
      }));
      return { data: { lanes, sorting } };
    });
  };
