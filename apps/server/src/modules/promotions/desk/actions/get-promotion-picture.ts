// A picture of a promotion.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readNamedPicture } from '../store/pictures.ts';

export const getPromotionPicture =
  ({ database }: WithOffers): Action<typeof promotions.getPromotionPicture> =>
  async ({ input: { picture } }) =>
    (await readNamedPicture(database.kysely, picture)) ?? refuse('picture-unknown');
