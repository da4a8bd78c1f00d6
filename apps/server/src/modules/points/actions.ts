// Every call of points and the action that answers it.
import type { points } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';

export function createActions(): Actions<typeof points> {
  return {};
}
