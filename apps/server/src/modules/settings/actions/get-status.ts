// Whether the platform is open to the visitor, and everything a site is configured by.
import type { settings } from '@baize/contract';
import { currencies } from '@baize/money';
import type { Action, CallContext } from '../../../platform/call/index.ts';
import { isClosed, isRestricted } from '../asks.ts';
import type { Current, Keeper } from '../current.ts';
import type { Brand } from '../ports.ts';
import { moduleTree } from '../rules/module-tree.ts';
import { termsVersionOf } from '../terms.ts';

export const getStatus =
  (keeper: Keeper, brand: Brand): Action<typeof settings.getStatus> =>
  async (call) => {
    const now = keeper.current();
    return {
      maintenance: isClosed(now, call.address),
      regionRestriction: isRestricted(now, call.country, call.address),
      location: placeOf(call),
      maintenanceNotice: noticeOf(now, call.locale),
      info: {
        whitelabel: moduleTree(now.switches),
        register: { ...now.rules },
        resources: [...brand.resources],
        customerService: [...brand.customerService],
        domainRoute: [call.origin],
        mainDomain: call.origin,
        imageCDNs: [call.origin],
        launchGameCDNs: [call.origin],
        analytics: { gtagId: '' },
        brand: { ...factsOf(brand), ...heldOf(now) },
      },
    };
  };

export const placeOf = (call: CallContext) => ({ ip: call.address, country: call.country });

/** What visitors read while the platform is closed, in their language when it was written. */
function noticeOf({ maintenance: { on, message, endsAt } }: Current, locale: string) {
  const texts: Readonly<Record<string, string>> = message;
  return on ? { message: texts[locale] ?? message.en, endsAt } : { message: '', endsAt: null };
}

function heldOf({ policies, terms }: Current) {
  const { homeNeedsLogin, adultAgeYears, adultAgeText, rememberedSignIn } = policies;
  const termsVersion = termsVersionOf(terms);
  return { homeNeedsLogin, adultAgeYears, adultAgeText, rememberedSignIn, termsVersion };
}

function factsOf(brand: Brand) {
  return {
    name: brand.name,
    currency: brand.currency,
    currencySymbol: currencies[brand.currency].symbol,
    defaultLanguage: brand.languages[0] ?? '',
    languages: [...brand.languages],
  };
}
