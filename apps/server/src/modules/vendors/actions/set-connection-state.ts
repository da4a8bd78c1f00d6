// Turns a vendor on or off, or into maintenance.
import { isRefusal, refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeConnection, shown } from '../change-connection.ts';
import type { VendorsParts } from '../parts.ts';
import { isComplete } from '../rules/connection.ts';

export const setConnectionState =
  (parts: VendorsParts): Action<typeof vendors.setConnectionState> =>
  async ({ caller: staff, input: { vendor, state }, now }) => {
    const changed = await changeConnection(parts, {
      staff,
      action: 'switch-vendor',
      vendor,
      decide: (before) => {
        if (!before) return refuse('vendor-unknown');
        const after = { ...before, state, changedAt: now };
        return state === 'off' || isComplete(after) ? after : refuse('key-missing');
      },
    });
    return isRefusal(changed) ? changed : { connection: shown(changed) };
  };
