// Makes a new secret for a vendor; it is not shown again.
import { isRefusal, refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { changeConnection } from '../change-connection.ts';
import type { VendorsParts } from '../parts.ts';
import { rotationMs, withKeys } from '../rules/connection.ts';

const hourMs = 3_600_000;

export const rotateVendorKey =
  (parts: VendorsParts): Action<typeof vendors.rotateVendorKey> =>
  async ({ caller: staff, input: { vendor, overlapHours }, now }) => {
    const overlapMs = overlapHours === undefined ? rotationMs : overlapHours * hourMs;
    const secret = randomToken(parts.ports.randomness);
    const changed = await changeConnection(parts, {
      staff,
      action: 'rotate-vendor-key',
      vendor,
      decide: (before) =>
        before
          ? withKeys({ ...before, changedAt: now }, { secret }, now, overlapMs)
          : refuse('vendor-unknown'),
    });
    return isRefusal(changed) ? changed : { secret, previousUntil: changed.previousUntil };
  };
