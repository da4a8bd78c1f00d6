// Every call of cashier and the action that answers it.
import type { cashier } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';

export function createActions(): Actions<typeof cashier> {
  return {};
}
