// Every country with its dialing code.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { countries } from '../countries.ts';

export const listCountries = (): Action<typeof settings.listCountries> => async () => [
  ...countries(),
];
