// What some of the staff do about the accounts and roles of others.
import type { operatorStaff } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { addRole } from './actions/add-role.ts';
import { addStaff } from './actions/add-staff.ts';
import { dropRole } from './actions/drop-role.ts';
import { editRole } from './actions/edit-role.ts';
import { endSessionsOfStaff } from './actions/end-sessions-of-staff.ts';
import { getStaffFile } from './actions/get-staff-file.ts';
import { giveRole } from './actions/give-role.ts';
import { listRoles } from './actions/list-roles.ts';
import { listSignInsOfStaff } from './actions/list-sign-ins-of-staff.ts';
import { listStaff } from './actions/list-staff.ts';
import { resetStaffFactors } from './actions/reset-staff-factors.ts';
import { resetStaffPassword } from './actions/reset-staff-password.ts';
import { setStaffState } from './actions/set-staff-state.ts';
import type { OperatorParts } from './parts.ts';

export function staffActions(parts: OperatorParts): Actions<typeof operatorStaff> {
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
