// Locks a member out; their sessions end at once.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember, doneOr } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function lockMember(parts: OperatorParts): Action<typeof operator.lockMember> {
  return (call) => {
    const action = { memberId: call.input.id, now: call.now };
    return doneOr(
      changeMember(parts, call, 'lock-member', (tx) => parts.ports.members.lock(tx, action)),
    );
  };
}
