// Gets the platform's status for the visitor, and the configuration of the site.
import type { settings } from '@baize/contract';
import { currencies } from '@baize/money';
import type { Action, CallContext } from '../../../platform/call/index.ts';
import { isClosed, isRestricted } from '../asks.ts';
import type { Current, Keeper } from '../current.ts';
import type { Brand } from '../ports.ts';
import { moduleTree } from '../rules/module-tree.ts';
import { originsOf } from '../rules/word-list.ts';
import { termsVersionOf } from '../terms.ts';

export const getStatus =
  (keeper: Keeper, brandNow: () => Brand): Action<typeof settings.getStatus> =>
  async (call) => {
    const now = keeper.current();
    const brand = brandNow();
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
        domainRoute: originsOfSite(brand, call),
        mainDomain: call.origin,
        imageCDNs: hostsOf(now.policies.imageHosts, call),
        launchGameCDNs: hostsOf(now.policies.launchHosts, call),
        analytics: { gtagId: '' },
        brand: { ...factsOf(brand), ...heldOf(now) },
      },
    };
  };

/** The hosts that the brand names, of which a client takes one at random, or the site itself. */
function hostsOf(text: string, { origin }: CallContext): string[] {
  const hosts = originsOf(text);
  return hosts.length > 0 ? [...hosts] : [origin];
}

/** The address that was called first, and every other one of the brand. */
export const originsOfSite = (brand: Brand, { origin }: CallContext): string[] => [
  ...new Set([origin, ...brand.domains]),
];

export const placeOf = (call: CallContext) => ({ ip: call.address, country: call.country });

/** The message to visitors while the platform is closed, in their language when it was written. */
function noticeOf({ maintenance: { on, message, endsAt } }: Current, locale: string) {
  const said = message[locale] ?? message['en'] ?? '';
  return on ? { message: said, endsAt } : { message: '', endsAt: null };
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
    look: { ...brand.look },
    licence: { ...brand.licence },
  };
}
