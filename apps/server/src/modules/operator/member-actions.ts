// What staff see and do of members.
import type { operatorMemberDeeds, operatorMembers } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { addMemberNote } from './actions/add-member-note.ts';
import { editMember } from './actions/edit-member.ts';
import { endEverySession } from './actions/end-every-session.ts';
import { endMemberSessions } from './actions/end-member-sessions.ts';
import { findMembers } from './actions/find-members.ts';
import { forgiveMember } from './actions/forgive-member.ts';
import { getMemberFile } from './actions/get-member-file.ts';
import { getMemberIdentity } from './actions/get-member-identity.ts';
import { judgeMemberIdentity } from './actions/judge-member-identity.ts';
import { listMemberLogins } from './actions/list-member-logins.ts';
import { listMemberNotes } from './actions/list-member-notes.ts';
import { listMemberSessions } from './actions/list-member-sessions.ts';
import { listMemberSigns } from './actions/list-member-signs.ts';
import { lockMember } from './actions/lock-member.ts';
import { resetMemberFactors } from './actions/reset-member-factors.ts';
import { resetMemberPassword } from './actions/reset-member-password.ts';
import { revealMemberIdentity } from './actions/reveal-member-identity.ts';
import { revealMember } from './actions/reveal-member.ts';
import { unlockMember } from './actions/unlock-member.ts';
import type { OperatorParts } from './parts.ts';

export function memberActions(
  parts: OperatorParts,
): Actions<typeof operatorMembers & typeof operatorMemberDeeds> {
  return {
    findMembers: findMembers(parts.ports),
    getMemberFile: getMemberFile(parts.ports),
    revealMember: revealMember(parts),
    listMemberSessions: listMemberSessions(parts),
    listMemberLogins: listMemberLogins(parts),
    listMemberSigns: listMemberSigns(parts),
    listMemberNotes: listMemberNotes(parts),
    addMemberNote: addMemberNote(parts),
    editMember: editMember(parts),
    lockMember: lockMember(parts),
    unlockMember: unlockMember(parts),
    forgiveMember: forgiveMember(parts),
    endMemberSessions: endMemberSessions(parts),
    endEverySession: endEverySession(parts),
    resetMemberPassword: resetMemberPassword(parts),
    resetMemberFactors: resetMemberFactors(parts),
    getMemberIdentity: getMemberIdentity(parts),
    revealMemberIdentity: revealMemberIdentity(parts),
    judgeMemberIdentity: judgeMemberIdentity(parts),
  };
}
