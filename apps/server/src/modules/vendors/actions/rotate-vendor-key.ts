// Makes a new secret for a vendor; nobody is shown it again.
import { isRefusal, refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { changeConnection } from '../change-connection.ts';
import type { VendorsParts } from '../parts.ts';
import { withKeys } from '../rules/connection.ts';

export const rotateVendorKey =
  (parts: VendorsParts): Action<typeof vendors.rotateVendorKey> =>
  async ({ caller: staff, input: { vendor }, now }) => {
    const secret = randomToken(parts.ports.randomness);
    const changed = await changeConnection(parts, {
      staff,
      action: 'rotate-vendor-key',
      vendor,
      decide: (before) =>
        before
          ? withKeys({ ...before, changedAt: now }, { secret }, now)
          : refuse('vendor-unknown'),
    });
    return isRefusal(changed) ? changed : { secret, previousUntil: changed.previousUntil ?? now };
  };
