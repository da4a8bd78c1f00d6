// A member's sign-ins and failed tries, newest first.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { ofMember } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function listMemberLogins(parts: OperatorParts): Action<typeof operator.listMemberLogins> {
  return ({ input: { id, pageNo = 1, pageSize = 20 } }) =>
    ofMember(parts, id, async () => {
      const { list, total } = await parts.ports.members.logins(id, { pageNo, pageSize });
      return { list: [...list], total };
    });
}
