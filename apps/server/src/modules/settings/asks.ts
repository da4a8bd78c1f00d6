// Settings that can be read at any moment without waiting: switches, policy values, field rules,
// the version of the terms, and whether the platform is open to an address or a country.
// Maintenance is told before region.
import type { ModuleId, Policies } from '@baize/contract';
import type { Current, Keeper } from './current.ts';
import { isOffered } from './rules/module-tree.ts';
import type { RegistrationRules } from './rules/registration-rules.ts';
import { termsVersionOf } from './terms.ts';

export type Openness = 'normal' | 'maintenance' | 'region';

export interface Asks {
  isOn(module: ModuleId): boolean;
  policy(): Policies;
  rules(): RegistrationRules;
  termsVersion(): string;
  statusFor(country: string, address: string): Openness;
}

export function asksOf(keeper: Keeper): Asks {
  return {
    isOn: (module) => isOffered(module, keeper.current().switches),
    policy: () => keeper.current().policies,
    rules: () => keeper.current().rules,
    termsVersion: () => termsVersionOf(keeper.current().terms),
    statusFor: (country, address) => {
      const now = keeper.current();
      if (isClosed(now, address)) return 'maintenance';
      return isRestricted(now, country, address) ? 'region' : 'normal';
    },
  };
}

/** Maintenance closes the platform to callers from this address. */
export function isClosed({ maintenance, lists }: Current, address: string): boolean {
  return maintenance.on && !lists.passing.has(address);
}

/** An address comes before its country, one that is allowed before one that is blocked. */
export function isRestricted(
  { regions, lists }: Current,
  country: string,
  address: string,
): boolean {
  if (lists.allowed.has(address)) return false;
  if (lists.blocked.has(address)) return true;
  return regions.countries.includes(country) === (regions.mode === 'block');
}
