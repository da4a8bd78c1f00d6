// Says whether a vendor is hot in a category, and whether its games open in a popup.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import type { CatalogueParts } from '../parts.ts';
import { categoryNow } from '../reading.ts';
import { writeCards } from '../store/offer-writer.ts';

export const editCard =
  (parts: CatalogueParts): Action<typeof catalogue.editCard> =>
  async ({ caller, input }) => {
    const refused = await changeOffer(parts, {
      staff: caller,
      action: 'edit-card',
      subject: `${input.category}/${input.vendor}`,
      decide: ({ lobby: { lanes } }) => {
        const lane = lanes.find(({ category }) => category === input.category);
        if (!lane) return refuse('category-unknown');
        const card = lane.cards.find(({ vendor }) => vendor === input.vendor);
        if (!card) return refuse('vendor-unknown');
        const { vendor, category, position, hot, popup } = card;
        const after = { hot: input.hot ?? hot, popup: input.popup ?? popup };
        const row = { vendor, category, position, ...after };
        return { before: { hot, popup }, after, write: (tx) => writeCards(tx, [row]) };
      },
    });
    return refused ?? categoryNow(parts, input.category);
  };
