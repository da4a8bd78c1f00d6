// Verifies or refuses the document that a member handed in.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember, doneOr } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function judgeMemberIdentity(
  parts: OperatorParts,
): Action<typeof operator.judgeMemberIdentity> {
  return (call) => {
    const { id: memberId, verdict, reason } = call.input;
    const action = { memberId, verdict, reason, now: call.now };
    const { members } = parts.ports;
    return doneOr(
      changeMember(parts, call, 'judge-identity', (tx) => members.judgeIdentity(tx, action)),
    );
  };
}
