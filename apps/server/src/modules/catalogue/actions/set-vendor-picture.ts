// Gives a vendor a picture, or takes it back.
import { isRefusal, refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import { choosePicture } from '../choose-picture.ts';
import type { CatalogueParts } from '../parts.ts';
import { vendorNow } from '../reading.ts';
import { writePicture, writeVendor } from '../store/offer-writer.ts';

const size = { sideMax: 256, isSquare: true };

export const setVendorPicture =
  (parts: CatalogueParts): Action<typeof catalogue.setVendorPicture> =>
  async ({ caller, input: { vendor, picture }, locale, now }) => {
    if (!parts.keeper.lobby().vendors.has(vendor)) return refuse('vendor-unknown');
    const chosen = await choosePicture(picture, size);
    if (isRefusal(chosen)) return chosen;
    const refused = await changeOffer(parts, {
      staff: caller,
      action: 'set-vendor-picture',
      subject: vendor,
      decide: ({ lobby: { vendors } }) => {
        const row = vendors.get(vendor);
        if (!row) return refuse('vendor-unknown');
        const after = chosen?.name ?? null;
        return {
          before: { picture: row.picture },
          after: { picture: after },
          write: async (tx) => {
            if (chosen) await writePicture(tx, chosen.name, chosen.bytes, now);
            await writeVendor(tx, { ...row, picture: after });
          },
        };
      },
    });
    return refused ?? vendorNow(parts, vendor, locale);
  };
