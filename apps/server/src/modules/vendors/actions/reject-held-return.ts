// Staff reject a held return: the money is owed to the vendor again.
import { isRefusal, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { shownTo } from '../held-return-shown.ts';
import { reject } from '../held-returns.ts';
import type { VendorsParts } from '../parts.ts';

export const rejectHeldReturn =
  ({ ports }: VendorsParts): Action<typeof vendors.rejectHeldReturn> =>
  async ({ caller: staff, input: { id, reason }, now }) => {
    const decided = await reject(ports, { staff, id, reason, now });
    if (isRefusal(decided)) return decided;
    const [heldReturn] = await shownTo(ports, [decided]);
    if (!heldReturn) throw new Error(`the held return ${id} is not shown`);
    return { heldReturn };
  };
