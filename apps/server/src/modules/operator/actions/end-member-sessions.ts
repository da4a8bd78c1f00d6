// Ends one session of a member, or all of them and every remembered sign-in.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember, doneOr } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function endMemberSessions(parts: OperatorParts): Action<typeof operator.endMemberSessions> {
  return (call) => {
    const { id: memberId, session: sessionId } = call.input;
    const action = { memberId, sessionId, now: call.now };
    const { members } = parts.ports;
    return doneOr(
      changeMember(parts, call, 'end-member-sessions', (tx) => members.endSessions(tx, action)),
    );
  };
}
