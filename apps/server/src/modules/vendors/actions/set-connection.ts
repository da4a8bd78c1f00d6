// Enters where a vendor is and the keys that prove it.
import { isRefusal, refuse, type vendors } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeConnection, shown } from '../change-connection.ts';
import type { VendorsParts } from '../parts.ts';
import { isAddress, newConnection, secretLengthMin, withKeys } from '../rules/connection.ts';
import { readPublicKey } from '../signing.ts';

export const setConnection =
  (parts: VendorsParts): Action<typeof vendors.setConnection> =>
  async ({ caller: staff, input, now }) => {
    const { vendor, style, apiUrl, secret } = input;
    if (!isAddress(apiUrl)) return refuse('address-invalid');
    if (secret !== undefined && secret.length < secretLengthMin) return refuse('key-invalid');
    const publicKey = input.publicKey === undefined ? undefined : readPublicKey(input.publicKey);
    if (input.publicKey !== undefined && !publicKey) return refuse('key-invalid');
    const changed = await changeConnection<never>(parts, {
      staff,
      action: 'set-vendor-connection',
      vendor,
      decide: (before) => {
        const fresh = { ...(before ?? newConnection(vendor)), style, apiUrl, changedAt: now };
        return withKeys(fresh, { secret, publicKey }, now);
      },
    });
    return isRefusal(changed) ? changed : { connection: shown(changed) };
  };
