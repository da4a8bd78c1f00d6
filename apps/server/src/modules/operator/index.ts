// Operator: staff and their sessions, the members' files, the audit log and what needs attention
// now.
import type { operator, RoleName } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { randomToken } from '../../platform/randomness/index.ts';
import { createPasswords } from '../identity/index.ts';
import { findMembers } from './actions/find-members.ts';
import { getDashboard } from './actions/get-dashboard.ts';
import { getMemberFile } from './actions/get-member-file.ts';
import { getStaff } from './actions/get-staff.ts';
import { listAudit } from './actions/list-audit.ts';
import { listOutbox } from './actions/list-outbox.ts';
import { signInStaff } from './actions/sign-in-staff.ts';
import { signOutStaff } from './actions/sign-out-staff.ts';
import type { OperatorPorts } from './ports.ts';
import { writeAudit, type AuditNote } from './store/audit.ts';
import { readStaff, writeStaff } from './store/staff.ts';

export type * from './member-door.ts';
export type { OperatorPorts, OutboxMessage, WithdrawalCounts } from './ports.ts';
export type { AuditNote } from './store/audit.ts';

export function createOperator(ports: OperatorPorts) {
  const passwords = createPasswords();
  const actions: Actions<typeof operator> = {
    signInStaff: signInStaff(ports, passwords),
    getStaff: getStaff(),
    signOutStaff: signOutStaff(ports),
    getDashboard: getDashboard(ports),
    findMembers: findMembers(ports),
    getMemberFile: getMemberFile(ports),
    listOutbox: listOutbox(ports),
    listAudit: listAudit(ports),
  };
  return {
    actions,
    /** Who a console token belongs to. */
    staffOf: (token: string, now: number) => readStaff(ports.database.kysely, token, now),
    /** Adds a member of staff; false when the name is taken. */
    async addStaff(staff: { username: string; password: string; role: RoleName }) {
      const passwordHash = await passwords.hash(staff.password);
      const staffId = randomToken(ports.randomness).slice(0, 16);
      const { username, role } = staff;
      const row = { staffId, username, passwordHash, role };
      return writeStaff(ports.database.kysely, row, ports.clock.now());
    },
  };
}

export type Operator = ReturnType<typeof createOperator>;

/** Writes the audit log for lower modules; compose hands it to them as a port. */
export function auditing(clock: { now(): number }) {
  return (tx: Tx, note: AuditNote) => writeAudit(tx, note, clock.now());
}
