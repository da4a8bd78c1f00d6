// The player's money in wallets of vendors, each asked now, and what is still on its way.
import type { vendors } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { VendorsParts } from '../parts.ts';

export const listMoney =
  ({ transfers }: VendorsParts): Action<typeof vendors.listMoney> =>
  async ({ caller: { playerId, currency } }) => {
    const { places, underway } = await transfers.lying(playerId);
    return {
      list: places
        .filter((place) => place.currency === currency && place.amount !== 0n)
        .map(({ vendor, amount }) => ({
          vendor,
          currency,
          amount: amount === undefined ? null : printUnits(amount, 2),
        })),
      underway: printUnits(underway, 2),
    };
  };
