// Finds messages between us and vendors, those of this moment too.
import type { vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VendorsParts } from '../parts.ts';
import { findMessages } from '../store/message-store.ts';

export const searchVendorLog =
  ({ log, ports }: VendorsParts): Action<typeof vendors.searchVendorLog> =>
  async ({ input: { pageNo = 1, pageSize = 20, ...filters } }) => {
    await log.flush();
    const found = await findMessages(ports.database.kysely, { ...filters, pageNo, pageSize });
    return { ...found, keptDays: ports.logDays() };
  };
