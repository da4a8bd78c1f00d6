// Writes a note about a member. The audit log tells that there is one, not what it says.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { subjectOf } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';
import { writeNote } from '../store/notes.ts';

export function addMemberNote({
  ports,
  audit,
}: OperatorParts): Action<typeof operator.addMemberNote> {
  return async ({ caller, input: { id, text }, now }) => {
    if (!(await ports.members.file(id))) return refuse('member-not-found');
    const { staffId, username: staff } = caller;
    await ports.database.transaction(async (tx) => {
      await writeNote(tx, { memberId: id, staffId, staff, text }, now);
      const subject = subjectOf(id);
      await audit(tx, { staff: caller, action: 'add-note', subject, before: null, after: null });
    });
    return { done: true };
  };
}
