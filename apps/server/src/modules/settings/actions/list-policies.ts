// Every policy value that holds, and whether the brand has set it itself.
import { policies, type OutputOf, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import { policyNames, shownPolicy } from '../rules/policy-value.ts';

type ProfileWaits = OutputOf<typeof settings.listPolicies>['profileWaits'];

export const listPolicies =
  (keeper: Keeper): Action<typeof settings.listPolicies> =>
  async () => {
    const { policies: values, overrides, profile, proposals } = keeper.current();
    return {
      profile,
      profileWaits: (proposals['profile'] ?? null) as ProfileWaits,
      policies: policyNames.map((name) => ({
        name,
        kind: policies[name].kind,
        value: shownPolicy(name, values[name]),
        overridden: overrides[name] !== undefined,
        waits: proposals[name] ?? null,
      })),
    };
  };
