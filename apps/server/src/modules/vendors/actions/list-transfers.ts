// Money moved to and from wallets of vendors.
import type { vendors } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { VendorsParts } from '../parts.ts';
import { findTransfers } from '../store/transfer-store.ts';

export const listTransfers =
  ({ ports }: VendorsParts): Action<typeof vendors.listTransfers> =>
  async ({ input: { vendor, player, pageNo = 1, pageSize = 20 } }) => {
    const search = { vendor, player, pageNo, pageSize };
    const { transfers, total } = await findTransfers(ports.database.kysely, search);
    const list = transfers.map(({ playerId, amount, ...transfer }) => ({
      ...transfer,
      player: playerId,
      amount: printUnits(amount, 2),
    }));
    return { list, total };
  };
