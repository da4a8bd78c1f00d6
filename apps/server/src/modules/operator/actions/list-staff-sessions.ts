// The caller's own living sessions.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { printSessions } from '../prints.ts';

export function listStaffSessions(parts: OperatorParts): Action<typeof operator.listStaffSessions> {
  return async ({ caller }) => ({
    list: await printSessions(parts, caller.staffId, caller.sessionId),
  });
}
