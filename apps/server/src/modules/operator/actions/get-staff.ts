// Who is signed in to the console, and what they may do.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';

export function getStaff(): Action<typeof operator.getStaff> {
  return async ({ caller }) => ({
    id: caller.staffId,
    username: caller.username,
    role: caller.role,
    permissions: [...caller.permissions],
  });
}
