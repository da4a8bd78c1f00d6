// Switches a vendor, names it, says which account its money is in.
import { refuse, type catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeOffer } from '../change-offer.ts';
import type { CatalogueParts } from '../parts.ts';
import { vendorNow } from '../reading.ts';
import { namesGiven } from '../rules/offer.ts';
import { writeVendor } from '../store/offer-writer.ts';

export const editVendor =
  (parts: CatalogueParts): Action<typeof catalogue.editVendor> =>
  async ({ caller, input, locale }) => {
    const refused = await changeOffer(parts, {
      staff: caller,
      action: 'edit-vendor',
      subject: input.vendor,
      decide: ({ lobby: { vendors } }) => {
        const row = vendors.get(input.vendor);
        if (!row) return refuse('vendor-unknown');
        const { state, ownNames: names, accountTypeId } = row;
        const after = {
          state: input.state ?? state,
          names: input.names ? namesGiven(input.names) : names,
          accountTypeId: input.accountTypeId ?? accountTypeId,
        };
        return {
          before: { state, names, accountTypeId },
          after,
          write: (tx) =>
            writeVendor(tx, { ...row, ...after, ownNames: after.names, names: row.names }),
        };
      },
    });
    return refused ?? vendorNow(parts, input.vendor, locale);
  };
