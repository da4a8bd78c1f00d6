// Who is signed in to the console, what they may do, and what they must do first.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { printStaff } from '../sessions.ts';

export function getStaff(): Action<typeof operator.getStaff> {
  return async ({ caller }) => printStaff(caller);
}
