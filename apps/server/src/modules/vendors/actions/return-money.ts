// Brings the player's money back from every wallet of a vendor, or from one vendor's alone.
import type { vendors } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { VendorsParts } from '../parts.ts';

export const returnMoney =
  ({ transfers }: VendorsParts): Action<typeof vendors.returnMoney> =>
  async ({ caller, input: { vendor } }) => {
    const { returned, held, pending } = await transfers.bringBack(caller.playerId, vendor);
    return { returned: printUnits(returned, 2), held: printUnits(held, 2), pending };
  };
