// Makes a first password anew, told in this answer and nowhere else; the sessions end.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { forgiveFailures } from '../failures.ts';
import { makeFirstPassword } from '../first-password.ts';
import type { OperatorParts } from '../parts.ts';
import { onAccount } from '../reach.ts';
import { holderOf } from '../sessions.ts';
import { dropDevicesOf } from '../store/devices.ts';
import { dropSessionsOf } from '../store/sessions.ts';
import { writePassword } from '../store/staff.ts';

export function resetStaffPassword(
  parts: OperatorParts,
): Action<typeof operator.resetStaffPassword> {
  return async ({ caller, input: { id }, now }) => {
    const first = await makeFirstPassword(parts, now);
    return onAccount(parts, caller, id, async ({ tx, account }) => {
      await writePassword(tx, id, first);
      await dropSessionsOf(tx, id);
      await dropDevicesOf(tx, id);
      await forgiveFailures(tx, account);
      await parts.audit(tx, {
        staff: caller,
        action: 'reset-staff-password',
        subject: holderOf(id),
        before: { username: account.username, passwordKind: account.passwordKind },
        after: { username: account.username, passwordKind: first.kind },
      });
      return { password: first.password };
    });
  };
}
