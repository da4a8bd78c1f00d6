// From where the platform may be used, as staff decided.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { countries } from '../countries.ts';
import type { Keeper } from '../current.ts';

export const getRegionRules =
  (keeper: Keeper): Action<typeof settings.getRegionRules> =>
  async () => ({
    ...keeper.current().regions,
    known: countries().map(({ countryCode }) => countryCode),
  });
