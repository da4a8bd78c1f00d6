// Every call of facts and the action that answers it.
import type { facts } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';

export function createActions(): Actions<typeof facts> {
  return {};
}
