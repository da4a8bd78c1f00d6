// Locks, unlocks or removes a staff account. Its sessions end at once; an unlocked account starts
// without failures.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { forgiveFailures } from '../failures.ts';
import type { OperatorParts } from '../parts.ts';
import { onAccount } from '../reach.ts';
import { holderOf } from '../sessions.ts';
import { dropSessionsOf } from '../store/sessions.ts';
import { writeState } from '../store/staff.ts';

export function setStaffState(parts: OperatorParts): Action<typeof operator.setStaffState> {
  return ({ caller, input: { id, state } }) =>
    onAccount(parts, caller, id, async ({ tx, account: { username, state: was } }) => {
      await writeState(tx, id, state);
      if (state === 'active') await forgiveFailures(tx, { staffId: id, username });
      else await dropSessionsOf(tx, id);
      await parts.audit(tx, {
        staff: caller,
        action: 'set-staff-state',
        subject: holderOf(id),
        before: { username, state: was },
        after: { username, state },
      });
      return { done: true as const };
    });
}
