// Sends a member a link to set a new password. Only a member without a verified contact gets a
// first password, which is shown in this answer alone; never to a member of staff who has just
// changed the member's data and so may have removed the proof of a contact.
import { isRefusal, refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeMember } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';
import { hasEdited } from '../second-person.ts';

export function resetMemberPassword(
  parts: OperatorParts,
): Action<typeof operator.resetMemberPassword> {
  return async (call) => {
    const action = { memberId: call.input.id, now: call.now };
    const { members } = parts.ports;
    const reset = await changeMember(parts, call, 'reset-member-password', async (tx) =>
      (await hasEdited(tx, { staff: call.caller, ...action }))
        ? refuse('second-person-needed')
        : members.resetPassword(tx, action),
    );
    return isRefusal(reset) ? reset : { sentTo: reset.sentTo, password: reset.password };
  };
}
