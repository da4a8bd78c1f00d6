// Lists messages of vendors with their answers.
import type { vendors } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { VendorsParts } from '../parts.ts';

export const listVendorMessages =
  ({ ports }: VendorsParts): Action<typeof vendors.listVendorMessages> =>
  async ({ input: { pageNo = 1, pageSize = 20, ...filters } }) => {
    const found = await ports.wagering.vendorEntries({ ...filters, pageNo, pageSize });
    const list = found.entries.map((entry) => ({
      at: entry.at,
      vendor: entry.vendor,
      kind: entry.kind,
      requestId: entry.requestId,
      player: entry.playerId,
      round: entry.round,
      currency: entry.currency,
      amount: printUnits(entry.kind === 'rollback' ? entry.moved : entry.amount, 2),
      bet: entry.betRef,
      error: entry.error,
      balance: printUnits(entry.balance, 2),
    }));
    return { list, total: found.total };
  };
