// Names the Android package that the brand gives out, or none.
import { refuse, type brand } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeBrand } from '../change-brand.ts';
import type { BrandParts } from '../parts.ts';
import { isPackage } from '../rules/android-package.ts';
import { refusalOfAddresses } from '../rules/web-address.ts';
import { getBrandApps } from './get-brand-apps.ts';

export const setAndroid = (parts: BrandParts): Action<typeof brand.setAndroid> => {
  const read = getBrandApps(parts);
  return async (call) => {
    const { caller, input: part, now } = call;
    const refused = refusalOfAddresses([part.address]);
    if (refused) return refused;
    if (!isPackage(part)) return refuse('package-invalid');
    await changeBrand(parts, { caller, now, action: 'set-brand-android', name: 'android', part });
    return read({ ...call, input: {} });
  };
};
