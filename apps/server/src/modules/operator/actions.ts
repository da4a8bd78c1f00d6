// Every call of operator and the action that answers it.
import type {
  operator,
  operatorAccount,
  operatorMemberActions,
  operatorMembers,
  operatorSession,
  operatorStaff,
} from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { addMemberNote } from './actions/add-member-note.ts';
import { addRole } from './actions/add-role.ts';
import { addStaff } from './actions/add-staff.ts';
import { beginStaffPasskeyConfirm } from './actions/begin-staff-passkey-confirm.ts';
import { beginStaffPasskeySignIn } from './actions/begin-staff-passkey-sign-in.ts';
import { changeStaffPassword } from './actions/change-staff-password.ts';
import { confirmStaff } from './actions/confirm-staff.ts';
import { dropRole } from './actions/drop-role.ts';
import { editMember } from './actions/edit-member.ts';
import { editRole } from './actions/edit-role.ts';
import { endEverySession } from './actions/end-every-session.ts';
import { endMemberSessions } from './actions/end-member-sessions.ts';
import { endOtherStaffSessions } from './actions/end-other-staff-sessions.ts';
import { endSessionsOfStaff } from './actions/end-sessions-of-staff.ts';
import { endStaffSession } from './actions/end-staff-session.ts';
import { exportAudit } from './actions/export-audit.ts';
import { findMembers } from './actions/find-members.ts';
import { forgiveMember } from './actions/forgive-member.ts';
import { getDashboard } from './actions/get-dashboard.ts';
import { getMemberFile } from './actions/get-member-file.ts';
import { getMemberIdentity } from './actions/get-member-identity.ts';
import { getStaffFile } from './actions/get-staff-file.ts';
import { getStaff } from './actions/get-staff.ts';
import { giveRole } from './actions/give-role.ts';
import { judgeMemberIdentity } from './actions/judge-member-identity.ts';
import { listAudit } from './actions/list-audit.ts';
import { listMemberLogins } from './actions/list-member-logins.ts';
import { listMemberNotes } from './actions/list-member-notes.ts';
import { listMemberSessions } from './actions/list-member-sessions.ts';
import { listMemberSigns } from './actions/list-member-signs.ts';
import { listOutbox } from './actions/list-outbox.ts';
import { listRoles } from './actions/list-roles.ts';
import { listSignInsOfStaff } from './actions/list-sign-ins-of-staff.ts';
import { listStaffSessions } from './actions/list-staff-sessions.ts';
import { listStaffSignIns } from './actions/list-staff-sign-ins.ts';
import { listStaff } from './actions/list-staff.ts';
import { lockMember } from './actions/lock-member.ts';
import { resetMemberFactors } from './actions/reset-member-factors.ts';
import { resetMemberPassword } from './actions/reset-member-password.ts';
import { resetStaffFactors } from './actions/reset-staff-factors.ts';
import { resetStaffPassword } from './actions/reset-staff-password.ts';
import { revealMemberIdentity } from './actions/reveal-member-identity.ts';
import { revealMember } from './actions/reveal-member.ts';
import { revealOutbox } from './actions/reveal-outbox.ts';
import { setStaffState } from './actions/set-staff-state.ts';
import { signInStaff } from './actions/sign-in-staff.ts';
import { signOutStaff } from './actions/sign-out-staff.ts';
import { unlockMember } from './actions/unlock-member.ts';
import { verifyAudit } from './actions/verify-audit.ts';
import { verifyStaff } from './actions/verify-staff.ts';
import type { OperatorParts } from './parts.ts';

export function createActions(parts: OperatorParts): Actions<typeof operator> {
  const { ports } = parts;
  return {
    ...accountActions(parts),
    ...staffActions(parts),
    ...memberActions(parts),
    getDashboard: getDashboard(ports),
    listOutbox: listOutbox(ports),
    revealOutbox: revealOutbox(parts),
    listAudit: listAudit(parts),
    exportAudit: exportAudit(parts),
    verifyAudit: verifyAudit(parts),
  };
}

/** Actions of all staff on their own session and account. */
function accountActions(
  parts: OperatorParts,
): Actions<typeof operatorSession & typeof operatorAccount> {
  return {
    signInStaff: signInStaff(parts),
    verifyStaff: verifyStaff(parts),
    beginStaffPasskeySignIn: beginStaffPasskeySignIn(parts),
    confirmStaff: confirmStaff(parts),
    beginStaffPasskeyConfirm: beginStaffPasskeyConfirm(parts),
    getStaff: getStaff(),
    signOutStaff: signOutStaff(parts),
    changeStaffPassword: changeStaffPassword(parts),
    listStaffSessions: listStaffSessions(parts),
    endStaffSession: endStaffSession(parts),
    endOtherStaffSessions: endOtherStaffSessions(parts),
    listStaffSignIns: listStaffSignIns(parts),
  };
}

/** Actions of some staff on accounts and roles of others. */
function staffActions(parts: OperatorParts): Actions<typeof operatorStaff> {
  return {
    listStaff: listStaff(parts),
    getStaffFile: getStaffFile(parts),
    listSignInsOfStaff: listSignInsOfStaff(parts),
    addStaff: addStaff(parts),
    giveRole: giveRole(parts),
    setStaffState: setStaffState(parts),
    resetStaffPassword: resetStaffPassword(parts),
    resetStaffFactors: resetStaffFactors(parts),
    endSessionsOfStaff: endSessionsOfStaff(parts),
    listRoles: listRoles(parts),
    addRole: addRole(parts),
    editRole: editRole(parts),
    dropRole: dropRole(parts),
  };
}

/** Actions of staff on members. */
function memberActions(
  parts: OperatorParts,
): Actions<typeof operatorMembers & typeof operatorMemberActions> {
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
