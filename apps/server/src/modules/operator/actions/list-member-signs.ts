// Lists a member's consents and flags.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { ofMember } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';

export function listMemberSigns(parts: OperatorParts): Action<typeof operator.listMemberSigns> {
  const { members } = parts.ports;
  return ({ input: { id } }) =>
    ofMember(parts, id, async () => {
      const [consents, flags] = await Promise.all([members.consents(id), members.flags(id)]);
      return { consents: [...consents], flags: [...flags] };
    });
}
