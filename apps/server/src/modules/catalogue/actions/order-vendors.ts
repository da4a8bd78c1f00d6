// Puts the vendors of a category in their order.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import type { CatalogueParts } from '../parts.ts';
import { categoryNow } from '../reading.ts';
import type { CardRow } from '../rules/offer.ts';
import { isOrderOf } from '../rules/order.ts';
import { writeCards } from '../store/offer-writer.ts';

export const orderVendors =
  (parts: CatalogueParts): Action<typeof catalogue.orderVendors> =>
  async ({ caller, input: { category, vendors } }) => {
    const refused = await changeOffer(parts, {
      staff: caller,
      action: 'order-vendors',
      subject: category,
      decide: ({ lobby: { lanes } }) => {
        const lane = lanes.find((one) => one.category === category);
        if (!lane) return refuse('category-unknown');
        const before = lane.cards.map(({ vendor }) => vendor);
        if (!isOrderOf(vendors, before)) return refuse('order-incomplete');
        const rows = lane.cards.map((card) => ({
          ...rowOf(card),
          position: vendors.indexOf(card.vendor) + 1,
        }));
        return {
          before: { order: before },
          after: { order: vendors },
          write: (tx) => writeCards(tx, rows),
        };
      },
    });
    return refused ?? categoryNow(parts, category);
  };

function rowOf({ vendor, category, position, hot, popup }: CardRow): CardRow {
  return { vendor, category, position, hot, popup };
}
