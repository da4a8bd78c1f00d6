// Every policy value that holds, and whether the brand has set it itself.
import { policies, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import { policyNames, shownPolicy } from '../rules/policy-value.ts';

export const listPolicies =
  (keeper: Keeper): Action<typeof settings.listPolicies> =>
  async () => {
    const { policies: values, overrides, profile } = keeper.current();
    return {
      profile,
      policies: policyNames.map((name) => ({
        name,
        kind: policies[name].kind,
        value: shownPolicy(name, values[name]),
        overridden: overrides[name] !== undefined,
      })),
    };
  };
