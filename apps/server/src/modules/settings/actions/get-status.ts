// Whether the platform is open to the visitor, and everything a site is configured by.
import type { settings } from '@baize/contract';
import { currencies } from '@baize/money';
import type { Action, CallContext } from '../../../platform/call/index.ts';
import type { Asks } from '../asks.ts';
import type { Keeper } from '../current.ts';
import type { Brand } from '../ports.ts';
import { moduleTree } from '../rules/module-tree.ts';

interface Needs {
  readonly asks: Asks;
  readonly keeper: Keeper;
  readonly brand: Brand;
}

export const getStatus =
  ({ asks, keeper, brand }: Needs): Action<typeof settings.getStatus> =>
  async (call) => {
    const { maintenance, regionsBlocked, homeNeedsLogin, adultAgeYears } = asks.policy();
    return {
      maintenance,
      regionRestriction: regionsBlocked.includes(call.country),
      location: placeOf(call),
      info: {
        whitelabel: moduleTree(keeper.current().switches),
        register: { ...asks.rules() },
        resources: [...brand.resources],
        customerService: [...brand.customerService],
        domainRoute: [call.origin],
        mainDomain: call.origin,
        imageCDNs: [call.origin],
        launchGameCDNs: [call.origin],
        analytics: { gtagId: '' },
        brand: { ...factsOf(brand), homeNeedsLogin, adultAgeYears },
      },
    };
  };

export const placeOf = (call: CallContext) => ({ ip: call.address, country: call.country });

function factsOf(brand: Brand) {
  return {
    name: brand.name,
    currency: brand.currency,
    currencySymbol: currencies[brand.currency].symbol,
    defaultLanguage: brand.languages[0] ?? '',
    languages: [...brand.languages],
  };
}
