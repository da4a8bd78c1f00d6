// The visitor's address and country, as the platform sees them.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { placeOf } from './get-status.ts';

export const getLocation = (): Action<typeof settings.getLocation> => async (call) => placeOf(call);
