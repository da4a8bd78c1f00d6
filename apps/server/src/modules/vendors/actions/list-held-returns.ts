// Held returns of all players: those that wait, the oldest first, or those that were decided.
import type { vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { shownTo } from '../held-return-shown.ts';
import type { VendorsParts } from '../parts.ts';
import { findHeld } from '../store/held-return-store.ts';

export const listHeldReturns =
  ({ ports }: VendorsParts): Action<typeof vendors.listHeldReturns> =>
  async ({ input: { state, pageNo = 1, pageSize = 20 } }) => {
    const { list, total } = await findHeld(ports.database.kysely, { state, pageNo, pageSize });
    return { list: await shownTo(ports, list), total };
  };
