// Keeps a picture for promotions: PNG or JPEG by its content, encoded anew, once for its content.
import { createHash } from 'node:crypto';
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { remakeSent } from '../../rewards/sent-picture.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { addNamedPicture } from '../store/pictures.ts';

/** Wide enough for a promotion's own page on a sharp screen. */
const size = { sideMax: 1600 };

export const sendPromotionPicture =
  ({ database, audit }: WithOffers): Action<typeof promotions.sendPromotionPicture> =>
  async ({ caller: staff, input: { picture: sent }, now }) => {
    const bytes = await remakeSent(sent, size);
    if (bytes === undefined) return refuse('picture-unreadable');
    const picture = createHash('sha256').update(bytes).digest('hex');
    await database.transaction(async (tx) => {
      if (!(await addNamedPicture(tx, { name: picture, bytes, now }))) return;
      const note = { staff, action: 'send-promotion-picture', subject: picture };
      await audit(tx, { ...note, before: null, after: { bytes: bytes.length } });
    });
    return { picture };
  };
