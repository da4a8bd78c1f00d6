// What may be asked of settings at any moment, without waiting: switches, policy values, field
// rules and whether the platform is open to a country. Maintenance is told before region.
import type { ModuleId, Policies } from '@baize/contract';
import type { Keeper } from './current.ts';
import { isOffered } from './rules/module-tree.ts';
import type { RegistrationRules } from './rules/registration-rules.ts';

export type Openness = 'normal' | 'maintenance' | 'region';

export interface Asks {
  isOn(module: ModuleId): boolean;
  policy(): Policies;
  rules(): RegistrationRules;
  statusFor(country: string): Openness;
}

export function asksOf(keeper: Keeper): Asks {
  const policy = () => keeper.current().policies;
  return {
    isOn: (module) => isOffered(module, keeper.current().switches),
    policy,
    rules: () => keeper.current().rules,
    statusFor: (country) => {
      const { maintenance, regionsBlocked } = policy();
      if (maintenance) return 'maintenance';
      return regionsBlocked.includes(country) ? 'region' : 'normal';
    },
  };
}
