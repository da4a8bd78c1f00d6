// A member's contacts as they are. The look is written down before anything is shown.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { subjectOf } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function revealMember({
  ports,
  audit,
}: OperatorParts): Action<typeof operator.revealMember> {
  return async ({ caller, input: { id } }) => {
    const file = await ports.members.file(id);
    if (!file) return refuse('member-not-found');
    const subject = subjectOf(id);
    await ports.database.transaction((tx) =>
      audit(tx, { staff: caller, action: 'view-contacts', subject, before: null, after: null }),
    );
    const { email, mobile, birthday, idNumber, contacts } = file;
    return { email, mobile, birthday, idNumber, contacts: { ...contacts } };
  };
}
