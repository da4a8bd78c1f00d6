// The Android package of the brand, and who signs the profile for iPhones.
import type { brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { BrandParts } from '../parts.ts';
import { holderOf, signerNow } from '../signer.ts';

export const getBrandApps =
  (parts: BrandParts): Action<typeof brand.getBrandApps> =>
  async ({ now }) => {
    const { android } = parts.keeper.current();
    const signer = holderOf(await signerNow(parts, now));
    return { android: { ...android, fingerprints: [...android.fingerprints] }, signer };
  };
