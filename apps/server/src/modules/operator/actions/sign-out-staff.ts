// Ends the console session at once.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { dropSession } from '../store/staff.ts';
import type { OperatorPorts } from '../ports.ts';
import { staffCookieName } from './sign-in-staff.ts';

type Ports = Pick<OperatorPorts, 'database'>;

export function signOutStaff(ports: Ports): Action<typeof operator.signOutStaff> {
  return async ({ caller, setCookie }) => {
    await dropSession(ports.database.kysely, caller.sessionId);
    setCookie(staffCookieName, null);
    return { done: true };
  };
}
