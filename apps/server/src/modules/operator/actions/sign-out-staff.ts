// Ends the console session at once.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { holderOf, placeOf, staffCookieName } from '../sessions.ts';
import { dropSession } from '../store/sessions.ts';

export function signOutStaff({
  ports,
  audit,
}: OperatorParts): Action<typeof operator.signOutStaff> {
  return async (call) => {
    const { caller, setCookie } = call;
    await ports.database.transaction(async (tx) => {
      await dropSession(tx, caller);
      await audit(tx, {
        staff: caller,
        action: 'sign-out',
        subject: holderOf(caller.staffId),
        before: null,
        after: placeOf(call),
      });
    });
    setCookie(staffCookieName, null);
    return { done: true };
  };
}
