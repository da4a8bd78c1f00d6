// Lets a locked member in again, without their failed tries.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember, doneOr } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function unlockMember(parts: OperatorParts): Action<typeof operator.unlockMember> {
  return (call) => {
    const action = { memberId: call.input.id, now: call.now };
    return doneOr(
      changeMember(parts, call, 'unlock-member', (tx) => parts.ports.members.unlock(tx, action)),
    );
  };
}
