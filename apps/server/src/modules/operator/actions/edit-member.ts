// Changes a member's facts for them.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember, doneOr } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function editMember(parts: OperatorParts): Action<typeof operator.editMember> {
  return (call) => {
    const { id: memberId, reason: _reason, ...changes } = call.input;
    const action = { memberId, changes, now: call.now };
    const { members } = parts.ports;
    return doneOr(changeMember(parts, call, 'edit-member', (tx) => members.edit(tx, action)));
  };
}
