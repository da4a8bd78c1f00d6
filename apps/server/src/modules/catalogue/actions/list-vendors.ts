// The lanes of the lobby, with the order of the vendors in each.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tagOf } from '../language.ts';
import type { CatalogueParts } from '../parts.ts';

export const listVendors =
  ({ keeper }: CatalogueParts): Action<typeof catalogue.listVendors> =>
  async ({ input, locale }) => {
    const lanes = keeper.lanes(tagOf(input.language, locale));
    const sorting = lanes.map(({ title, cards }) => ({
      gameCategory: title,
      vendors: cards.map(({ vassalage }) => vassalage),
    }));
    return { data: { lanes, sorting } };
  };
