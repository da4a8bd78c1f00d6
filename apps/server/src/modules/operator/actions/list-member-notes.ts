// Lists staff's notes on a member, newest first.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { ofMember } from '../change-member.ts';
import type { OperatorParts } from '../parts.ts';
import { readNotes } from '../store/notes.ts';

export function listMemberNotes(parts: OperatorParts): Action<typeof operator.listMemberNotes> {
  return ({ input: { id, pageNo = 1, pageSize = 20 } }) =>
    ofMember(parts, id, () => readNotes(parts.ports.database.kysely, id, { pageNo, pageSize }));
}
