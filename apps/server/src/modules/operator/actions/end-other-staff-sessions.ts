// Ends all the caller's sessions but this one.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { holderOf } from '../sessions.ts';
import { dropSessionsOf } from '../store/sessions.ts';

export function endOtherStaffSessions({
  ports,
  audit,
}: OperatorParts): Action<typeof operator.endOtherStaffSessions> {
  return ({ caller }) =>
    ports.database.transaction(async (tx) => {
      const ended = await dropSessionsOf(tx, caller.staffId, caller.sessionId);
      await audit(tx, {
        staff: caller,
        action: 'end-sessions',
        subject: holderOf(caller.staffId),
        before: null,
        after: { sessions: ended },
      });
      return { ended };
    });
}
