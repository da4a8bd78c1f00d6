// Decides from where the platform may be used. Lists of addresses are read before they are kept;
// what is decided holds when it is answered.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { refusalOf } from '../address-list.ts';
import type { Keeper } from '../current.ts';
import { keepRecord } from '../keep-record.ts';
import type { SettingsPorts } from '../ports.ts';

export const setRegionRules =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.setRegionRules> =>
  async ({ caller, input, now }) => {
    const refused = refusalOf([...input.addressesBlocked, ...input.addressesAllowed]);
    if (refused) return refused;
    const value = { ...input, countries: [...new Set(input.countries)].sort() };
    await keepRecord(ports, { caller, now }, 'regions', value);
    await keeper.changed();
    return value;
  };
