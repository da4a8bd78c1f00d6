// Takes a certificate to sign the profile with, or goes back to the sandbox's own. Its key is
// sealed and stands in no log.
import { refuse, type brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeBrand } from '../change-brand.ts';
import type { BrandParts } from '../parts.ts';
import { certificatesIn, isUsable } from '../certificate.ts';
import { sealedSigner } from '../signer.ts';
import { getBrandApps } from './get-brand-apps.ts';

export const setSigner = (parts: BrandParts): Action<typeof brand.setSigner> => {
  const read = getBrandApps(parts);
  return async (call) => {
    const { caller, input, now } = call;
    const { certificate, key } = input;
    const isBack = certificate === '' && key === '';
    if (!isBack && !isUsable(input, now)) return refuse('certificate-invalid');
    await changeBrand(parts, {
      caller,
      now,
      action: 'set-brand-signer',
      name: 'signers',
      part: { own: isBack ? null : sealedSigner(parts, input) },
      told: { certificate: isBack ? '' : (certificatesIn(certificate)[0]?.fingerprint256 ?? '') },
    });
    return read({ ...call, input: {} });
  };
};
