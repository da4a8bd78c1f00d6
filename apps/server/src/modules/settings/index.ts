// Settings: what a brand shows and allows. Switches, policy values, field rules and openness, asked
// for without waiting and changed with effect at once.
import type { settings } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { checkFieldRule } from './actions/check-field-rule.ts';
import { getLocation } from './actions/get-location.ts';
import { getMaintenance } from './actions/get-maintenance.ts';
import { getPublishedTerms } from './actions/get-published-terms.ts';
import { getRegionRules } from './actions/get-region-rules.ts';
import { getRegisterRules } from './actions/get-register-rules.ts';
import { getStatus } from './actions/get-status.ts';
import { getTerms } from './actions/get-terms.ts';
import { getWhitelabel } from './actions/get-whitelabel.ts';
import { listCountries } from './actions/list-countries.ts';
import { listDomains } from './actions/list-domains.ts';
import { listFieldRules } from './actions/list-field-rules.ts';
import { listModules } from './actions/list-modules.ts';
import { listPolicies } from './actions/list-policies.ts';
import { publishTerms } from './actions/publish-terms.ts';
import { setFieldRule } from './actions/set-field-rule.ts';
import { setMaintenance } from './actions/set-maintenance.ts';
import { setPolicy } from './actions/set-policy.ts';
import { setProfile } from './actions/set-profile.ts';
import { setRegionRules } from './actions/set-region-rules.ts';
import { turnModule } from './actions/turn-module.ts';
import { asksOf, type Asks } from './asks.ts';
import { keepCurrent } from './current.ts';
import type { SettingsPorts } from './ports.ts';

export type { Asks, Openness } from './asks.ts';
export type { AuditNote, Brand, BrandLook, BrandResource, SettingsPorts } from './ports.ts';
export { freshBrand } from './fresh-brand.ts';
export { freshRules, type RegistrationRules } from './rules/registration-rules.ts';

export { textsIn } from './texts.ts';
export { cleanHtml } from './rules/clean-html.ts';
export { originsOf, wordsOf } from './rules/word-list.ts';

export function createSettings(ports: SettingsPorts) {
  const keeper = keepCurrent(ports);
  const asks: Asks = asksOf(keeper);
  const actions: Actions<typeof settings> = {
    getRegisterRules: getRegisterRules(asks),
    getStatus: getStatus(keeper, ports.brand),
    getWhitelabel: getWhitelabel(keeper),
    getLocation: getLocation(),
    listCountries: listCountries(),
    listDomains: listDomains(ports.brand),
    getTerms: getTerms(keeper),
    getPublishedTerms: getPublishedTerms(keeper),
    publishTerms: publishTerms(ports, keeper),
    listModules: listModules(keeper),
    turnModule: turnModule(ports, keeper),
    listPolicies: listPolicies(keeper),
    setPolicy: setPolicy(ports, keeper),
    setProfile: setProfile(ports, keeper),
    listFieldRules: listFieldRules(keeper),
    setFieldRule: setFieldRule(ports, keeper),
    checkFieldRule: checkFieldRule(),
    getRegionRules: getRegionRules(keeper),
    setRegionRules: setRegionRules(ports, keeper),
    getMaintenance: getMaintenance(keeper),
    setMaintenance: setMaintenance(ports, keeper),
  };
  return {
    actions,
    ...asks,
    brand: ports.brand,
    refresh: keeper.refresh,
    start: keeper.start,
    stop: keeper.stop,
  };
}

export type Settings = ReturnType<typeof createSettings>;
