// A member's document and its pictures as they are. The look is written down before anything is
// shown.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { subjectOf } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function revealMemberIdentity({
  ports: { members, database },
  audit,
}: OperatorParts): Action<typeof operator.revealMemberIdentity> {
  return async ({ caller, input: { id } }) => {
    if (!(await members.file(id))) return refuse('member-not-found');
    const check = await members.identityCheck(id);
    if (!check) return refuse('identity-not-open');
    const subject = subjectOf(id);
    await database.transaction((tx) =>
      audit(tx, { staff: caller, action: 'view-document', subject, before: null, after: null }),
    );
    const pictures = await Promise.all(
      check.pictures.map(async (picture) => members.identityPicture(id, picture)),
    );
    return {
      documentNumber: check.documentNumber,
      birthday: check.birthday,
      pictures: pictures.flatMap((bytes) => (bytes ? [Buffer.from(bytes).toString('base64')] : [])),
    };
  };
}
