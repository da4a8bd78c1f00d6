// Whether the platform is closed for maintenance, what visitors read and who passes.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';

export const getMaintenance =
  (keeper: Keeper): Action<typeof settings.getMaintenance> =>
  async () =>
    keeper.current().maintenance;
