// Sends a member a way to a new password. Only one without a verified contact gets a first
// password, which is told in this answer and nowhere else; never to whoever has just changed the
// member's facts, and so may have taken the proof of a contact away.
import { isRefusal, refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';
import { hasEdited } from '../second-person.ts';

export function resetMemberPassword(
  parts: OperatorParts,
): Action<typeof operator.resetMemberPassword> {
  return async (call) => {
    const deed = { memberId: call.input.id, now: call.now };
    const { members } = parts.ports;
    const reset = await changeMember(parts, call, 'reset-member-password', async (tx) =>
      (await hasEdited(tx, { staff: call.caller, ...deed }))
        ? refuse('second-person-needed')
        : members.resetPassword(tx, deed),
    );
    return isRefusal(reset) ? reset : { sentTo: reset.sentTo, password: reset.password };
  };
}
