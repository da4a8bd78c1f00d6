// Puts the categories in their order.
import { gameCategories, refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import type { CatalogueParts } from '../parts.ts';
import { isOrderOf } from '../rules/order.ts';
import { writeCategories } from '../store/offer-writer.ts';

export const orderCategories =
  (parts: CatalogueParts): Action<typeof catalogue.orderCategories> =>
  async ({ caller, input: { categories } }) => {
    if (!isOrderOf(categories, gameCategories)) return refuse('order-incomplete');
    const refused = await changeOffer<never>(parts, {
      staff: caller,
      action: 'order-categories',
      subject: 'categories',
      decide: ({ lobby: { lanes } }) => {
        const states = new Map(lanes.map(({ category, state }) => [category, state]));
        const rows = categories.map((category) => ({
          category,
          state: states.get(category) ?? 'on',
        }));
        return {
          before: { order: lanes.map(({ category }) => category) },
          after: { order: categories },
          write: (tx) => writeCategories(tx, rows),
        };
      },
    });
    return refused ?? { categories };
  };
