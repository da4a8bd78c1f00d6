// Opens a category, takes it off, or closes it for maintenance.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import type { CatalogueParts } from '../parts.ts';
import { categoryNow } from '../reading.ts';
import { writeCategories } from '../store/offer-writer.ts';

export const switchCategory =
  (parts: CatalogueParts): Action<typeof catalogue.switchCategory> =>
  async ({ caller, input: { category, state } }) => {
    const refused = await changeOffer(parts, {
      staff: caller,
      action: 'switch-category',
      subject: category,
      decide: ({ lobby: { lanes } }) => {
        const lane = lanes.find((one) => one.category === category);
        if (!lane) return refuse('category-unknown');
        const rows = lanes.map((one) => (one === lane ? { ...one, state } : one));
        return {
          before: { state: lane.state },
          after: { state },
          write: (tx) => writeCategories(tx, rows),
        };
      },
    });
    return refused ?? categoryNow(parts, category);
  };
