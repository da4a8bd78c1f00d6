// Verification, which asks identity above whose a number is.
import type { Settings } from '../../modules/settings/index.ts';
import { createVerification } from '../../modules/verification/index.ts';
import type { Ground } from '../modules.ts';

export const wireVerification = (
  { platform, above, secret, siteUrl }: Ground,
  { settings }: { readonly settings: Settings },
) =>
  createVerification({
    ...platform,
    isOn: settings.isOn,
    policy: settings.policy,
    brand: () => ({ name: settings.brand().name, country: platform.homeCountry }),
    secret,
    siteUrl,
    isMembersMobile: above.identity.isMembersMobile,
    contactOf: above.identity.contactOf,
  });
