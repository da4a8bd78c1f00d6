// Every call of rebates and the action that answers it.
import type { rebates } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import type { RebatesPorts } from './ports.ts';
import { createRates } from './rates/rates.ts';

export function createActions(ports: RebatesPorts): Actions<typeof rebates> {
  return createRates(ports).actions;
}
