// Ends the sessions of somebody else's staff account.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { onAccount } from '../reach.ts';
import { holderOf } from '../sessions.ts';
import { dropSessionsOf } from '../store/sessions.ts';

export function endSessionsOfStaff(
  parts: OperatorParts,
): Action<typeof operator.endSessionsOfStaff> {
  return ({ caller, input: { id } }) =>
    onAccount(parts, caller, id, async ({ tx, account: { username } }) => {
      const ended = await dropSessionsOf(tx, id);
      const after = { username, sessions: ended };
      const subject = holderOf(id);
      await parts.audit(tx, {
        staff: caller,
        action: 'end-sessions',
        subject,
        before: null,
        after,
      });
      return { ended };
    });
}
