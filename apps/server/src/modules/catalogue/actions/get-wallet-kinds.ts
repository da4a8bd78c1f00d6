// Whether one wallet serves every vendor on offer, or money is moved to some first.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { houseVendor } from '../rules/offer.ts';

export const getWalletKinds =
  ({ ports, keeper }: CatalogueParts): Action<typeof catalogue.getWalletKinds> =>
  async () => {
    const lobby = keeper.lobby();
    const shown = [...lobby.vendors.values()].filter(
      ({ vendor }) => lobby.vendorState(vendor) !== 'off',
    );
    const vendors = shown.map(({ vendor, accountTypeId }) => ({
      vassalage: vendor,
      accountTypeId,
      isSingle: vendor === houseVendor || ports.vendors.isSingle(vendor),
    }));
    return { isSingle: vendors.every(({ isSingle }) => isSingle), vendors };
  };
