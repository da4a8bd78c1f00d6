// The rule of every field, and which of them the brand has changed.
import { registrationFields, type settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';

export const listFieldRules =
  (keeper: Keeper): Action<typeof settings.listFieldRules> =>
  async () => {
    const { rules, ownRules } = keeper.current();
    return {
      rules: registrationFields.map((field) => ({
        field,
        rule: rules[field],
        own: ownRules[field] !== undefined,
      })),
    };
  };
