// Settings: what a brand shows and allows. Switches, policy values, field rules and openness, asked
// for without waiting and changed with effect at once.
import type { FieldRule, RegistrationField, settings } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getLocation } from './actions/get-location.ts';
import { getRegisterRules } from './actions/get-register-rules.ts';
import { getStatus } from './actions/get-status.ts';
import { getWhitelabel } from './actions/get-whitelabel.ts';
import { listModules } from './actions/list-modules.ts';
import { listPolicies } from './actions/list-policies.ts';
import { setPolicy } from './actions/set-policy.ts';
import { turnModule } from './actions/turn-module.ts';
import { asksOf, type Asks } from './asks.ts';
import { keepCurrent } from './current.ts';
import { isSafeRule } from './field-rule-check.ts';
import type { SettingsPorts } from './ports.ts';
import { writeFieldRule } from './store/writer.ts';

export type { Asks, Openness } from './asks.ts';
export type { AuditNote, Brand, BrandResource, SettingsPorts } from './ports.ts';
export { freshBrand } from './fresh-brand.ts';
export { freshRules, type RegistrationRules } from './rules/registration-rules.ts';

export function createSettings(ports: SettingsPorts) {
  const keeper = keepCurrent(ports);
  const asks: Asks = asksOf(keeper);
  const actions: Actions<typeof settings> = {
    getRegisterRules: getRegisterRules(asks),
    getStatus: getStatus({ asks, keeper, brand: ports.brand }),
    getWhitelabel: getWhitelabel(keeper),
    getLocation: getLocation(),
    listModules: listModules(keeper),
    turnModule: turnModule(ports, keeper),
    listPolicies: listPolicies(ports, keeper),
    setPolicy: setPolicy(ports, keeper),
  };
  return {
    actions,
    ...asks,
    brand: ports.brand,
    /** Delivers another rule for a field of the registration form. An unsafe rule is a fault. */
    async setFieldRule(field: RegistrationField, rule: FieldRule): Promise<void> {
      if (!isSafeRule(rule)) throw new RangeError(`The rule for ${field} is not safe to deliver.`);
      const { database, clock } = ports;
      await database.transaction((tx) => writeFieldRule(tx, field, rule, clock.now()));
      await keeper.changed();
    },
    refresh: keeper.refresh,
    start: keeper.start,
    stop: keeper.stop,
  };
}

export type Settings = ReturnType<typeof createSettings>;
