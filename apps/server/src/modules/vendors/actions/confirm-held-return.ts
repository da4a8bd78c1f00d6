// Staff confirm a held return: the player's cash is credited with it.
import { isRefusal, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { shownTo } from '../held-return-shown.ts';
import { confirm } from '../held-returns.ts';
import type { VendorsParts } from '../parts.ts';

export const confirmHeldReturn =
  ({ ports }: VendorsParts): Action<typeof vendors.confirmHeldReturn> =>
  async ({ caller: staff, input: { id, reason }, now }) => {
    const decided = await confirm(ports, { staff, id, reason, now });
    if (isRefusal(decided)) return decided;
    const [heldReturn] = await shownTo(ports, [decided]);
    if (!heldReturn) throw new Error(`the held return ${id} is not shown`);
    return { heldReturn };
  };
