// Ways to keep the site on a phone, and who vouches for them.
import { brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { BrandParts } from '../parts.ts';
import { holderOf, signerNow } from '../signer.ts';

export const getApps =
  (parts: BrandParts): Action<typeof brand.getApps> =>
  async ({ now }) => {
    const { address, version, sha256 } = parts.keeper.current().android;
    const { subject, isSandbox } = holderOf(await signerNow(parts, now));
    return {
      profile: { address: brand.getProfile.path, signedBy: subject, isSandbox },
      android: address === '' ? null : { address, version, sha256 },
    };
  };
