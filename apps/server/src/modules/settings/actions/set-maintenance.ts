// Closes the platform for maintenance or opens it again, which holds when it is answered.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { refusalOf } from '../address-list.ts';
import type { Keeper } from '../current.ts';
import { keepRecord } from '../keep-record.ts';
import type { SettingsPorts } from '../ports.ts';

export const setMaintenance =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.setMaintenance> =>
  async ({ caller, input, now }) => {
    const refused = refusalOf(input.addressesPassing);
    if (refused) return refused;
    await keepRecord(ports, { caller, now }, 'maintenance', input);
    await keeper.changed();
    return input;
  };
