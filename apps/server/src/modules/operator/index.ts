// Operator: staff and their sessions, roles, the members' files, the audit log and what needs
// attention now.
import type { operator } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { createPasswords } from '../identity/index.ts';
import { accountActions } from './account-actions.ts';
import { getDashboard } from './actions/get-dashboard.ts';
import { listOutbox } from './actions/list-outbox.ts';
import { revealOutbox } from './actions/reveal-outbox.ts';
import { exportAudit } from './actions/export-audit.ts';
import { listAudit } from './actions/list-audit.ts';
import { verifyAudit } from './actions/verify-audit.ts';
import { enrolStaff, makeFirstOwner, type Enrolment } from './enrol-staff.ts';
import { knownMs } from './known-device.ts';
import { memberActions } from './member-actions.ts';
import type { OperatorParts } from './parts.ts';
import type { OperatorPorts } from './ports.ts';
import { readStaff } from './sessions.ts';
import { staffActions } from './staff-actions.ts';
import { writeAudit, type AuditNote } from './store/audit.ts';
import { forgetOldDevices } from './store/devices.ts';
import { forgetOldSessions } from './store/sessions.ts';

export type * from './member-door.ts';
export type { OperatorPorts, OutboxMessage, WithdrawalCounts } from './ports.ts';
export type { AuditNote } from './store/audit.ts';
export { hasOpened, hasSetVendor } from './second-person.ts';
export type { FirstOwner } from './enrol-staff.ts';

const dayMs = 24 * 3_600_000;

export function createOperator(ports: OperatorPorts) {
  const { database, clock, secret } = ports;
  const parts: OperatorParts = {
    ports,
    passwords: createPasswords(),
    keeping: auditKeeping(secret),
    audit: auditing(clock, secret),
  };
  return {
    actions: createActions(parts),
    /** Who a console token belongs to. */
    staffOf: (token: string, now: number) => readStaff(ports, token, now),
    /** Adds a member of staff with a password of their own; false when the name is taken. */
    addStaff: (staff: Enrolment) => enrolStaff(parts, staff),
    /** Lets the first owner in, on a platform where nobody could come in yet. */
    makeFirstOwner: (password: string | undefined) => makeFirstOwner(parts, password),
    /** Sessions and challenges that nobody can use any more. */
    forgetOld: async () => {
      await forgetOldSessions(database.kysely, clock.now() - dayMs);
      await forgetOldDevices(database.kysely, clock.now() - knownMs);
    },
  };
}

export type Operator = ReturnType<typeof createOperator>;

function createActions(parts: OperatorParts): Actions<typeof operator> {
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

const auditKeeping = (secret: Uint8Array) => createKeeping(secret, 'audit log');

/** Writes the audit log for lower modules; compose hands it to them as a port. */
export function auditing(clock: { now(): number }, secret: Uint8Array) {
  const keeping = auditKeeping(secret);
  return (tx: Tx, note: AuditNote) => writeAudit(tx, keeping, note, clock.now());
}
