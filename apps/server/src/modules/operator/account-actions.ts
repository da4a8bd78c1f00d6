// What everybody on the staff does about their own session and account.
import type { operatorAccount, operatorSession } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { beginStaffPasskeyConfirm } from './actions/begin-staff-passkey-confirm.ts';
import { beginStaffPasskeySignIn } from './actions/begin-staff-passkey-sign-in.ts';
import { changeStaffPassword } from './actions/change-staff-password.ts';
import { confirmStaff } from './actions/confirm-staff.ts';
import { endOtherStaffSessions } from './actions/end-other-staff-sessions.ts';
import { endStaffSession } from './actions/end-staff-session.ts';
import { getStaff } from './actions/get-staff.ts';
import { listStaffSessions } from './actions/list-staff-sessions.ts';
import { listStaffSignIns } from './actions/list-staff-sign-ins.ts';
import { signInStaff } from './actions/sign-in-staff.ts';
import { signOutStaff } from './actions/sign-out-staff.ts';
import { verifyStaff } from './actions/verify-staff.ts';
import type { OperatorParts } from './parts.ts';

export function accountActions(
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
