// Ends one of the caller's own sessions.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { holderOf } from '../sessions.ts';
import { dropSession } from '../store/sessions.ts';

export function endStaffSession({
  ports,
  audit,
}: OperatorParts): Action<typeof operator.endStaffSession> {
  return ({ caller, input: { id: sessionId } }) =>
    ports.database.transaction(async (tx) => {
      const { staffId } = caller;
      if (!(await dropSession(tx, { sessionId, staffId }))) return refuse('session-unknown');
      const subject = holderOf(staffId);
      const after = { sessions: 1 };
      await audit(tx, { staff: caller, action: 'end-sessions', subject, before: null, after });
      return { done: true };
    });
}
