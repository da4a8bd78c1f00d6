// Gets the maintenance state: whether the platform is closed, the visitors' text, and the addresses
// that pass.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';

export const getMaintenance =
  (keeper: Keeper): Action<typeof settings.getMaintenance> =>
  async () =>
    keeper.current().maintenance;
