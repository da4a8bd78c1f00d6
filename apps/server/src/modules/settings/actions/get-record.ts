// Where the platform may be used from, and how maintenance stands, as staff set them.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';

export const getRegionRules =
  (keeper: Keeper): Action<typeof settings.getRegionRules> =>
  async () =>
    keeper.current().regions;

export const getMaintenance =
  (keeper: Keeper): Action<typeof settings.getMaintenance> =>
  async () =>
    keeper.current().maintenance;
