// A picture of an application; it stands in the answer, as it goes to staff alone.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readPicture } from '../../rewards/store/pictures.ts';

export const getClaimPicture =
  ({ database }: WithOffers): Action<typeof promotions.getClaimPicture> =>
  async ({ input: { id } }) => {
    const bytes = await readPicture(database.kysely, id);
    return bytes === undefined ? refuse('picture-unknown') : { picture: bytes.toString('base64') };
  };
