// Every call of settings and the action that answers it.
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
import { asksOf } from './asks.ts';
import type { Keeper } from './current.ts';
import type { SettingsPorts } from './ports.ts';

export function createActions(ports: SettingsPorts, keeper: Keeper): Actions<typeof settings> {
  const asks = asksOf(keeper);
  return {
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
}
