// The signed-in member of staff, their permissions and due steps.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { printStaff } from '../sessions.ts';

export function getStaff(): Action<typeof operator.getStaff> {
  return async ({ caller }) => printStaff(caller);
}
