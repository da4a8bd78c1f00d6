// Tells whether one wallet serves all vendors on offer, or some need a transfer first.
import type { catalogue } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { CatalogueParts } from '../parts.ts';
import { isHouse } from '../rules/offer.ts';

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
      isSingle: isHouse(vendor) || ports.vendors.isSingle(vendor),
    }));
    return { isSingle: vendors.every(({ isSingle }) => isSingle), vendors };
  };
