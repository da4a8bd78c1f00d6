// Every policy value that holds, and whether the brand has set it itself.
import { policies, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import type { SettingsPorts } from '../ports.ts';
import { policyNames, shownPolicy } from '../rules/policy-value.ts';

export const listPolicies =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.listPolicies> =>
  async () => {
    const { policies: values, overrides } = keeper.current();
    return {
      profile: ports.profile,
      policies: policyNames.map((name) => ({
        name,
        kind: policies[name].kind,
        value: shownPolicy(name, values[name]),
        overridden: overrides[name] !== undefined,
      })),
    };
  };
