// A member's living sessions and the devices they are on.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { ofMember } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function listMemberSessions(
  parts: OperatorParts,
): Action<typeof operator.listMemberSessions> {
  return ({ input: { id } }) =>
    ofMember(parts, id, async () => ({ list: [...(await parts.ports.members.sessions(id))] }));
}
