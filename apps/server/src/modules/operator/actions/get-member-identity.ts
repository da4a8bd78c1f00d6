// The state of a member's identity check, the document's number masked.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { ofMember } from '../change-member.ts';
import type { MemberIdentity } from '../member-door.ts';
import type { OperatorParts } from '../parts.ts';
import { maskDay, maskEnd } from '../rules/mask.ts';

const nothing: MemberIdentity = {
  state: 'none',
  kind: '',
  documentNumber: '',
  fullName: '',
  birthday: '',
  reason: '',
  sentAt: null,
  judgedAt: null,
  pictures: [],
};

export function getMemberIdentity(parts: OperatorParts): Action<typeof operator.getMemberIdentity> {
  return ({ input: { id } }) =>
    ofMember(parts, id, async () => {
      const check = (await parts.ports.members.identityCheck(id)) ?? nothing;
      return {
        ...check,
        documentNumber: maskEnd(check.documentNumber),
        birthday: maskDay(check.birthday),
        pictures: check.pictures.length,
      };
    });
}
