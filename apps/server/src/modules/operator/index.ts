// Operator: staff and their sessions, roles, the members' files, the audit log and what needs
// attention now.
import type { operator } from '@baize/contract';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { none, type ModuleDoor } from '../../platform/module/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { createPasswords } from '../identity/index.ts';
import { createActions } from './actions.ts';
import { enrolStaff, makeFirstOwner, type Enrolment } from './enrol-staff.ts';
import { knownMs } from './known-device.ts';
import type { OperatorParts } from './parts.ts';
import type { OperatorPorts } from './ports.ts';
import { readStaff } from './sessions.ts';
import { writeAudit } from './store/audit.ts';
import { forgetOldDevices } from './store/devices.ts';
import { forgetOldSessions } from './store/sessions.ts';

export type * from './member-door.ts';
export type { OperatorPorts, OutboxMessage, WithdrawalCounts } from './ports.ts';
export { hasOpened, mayBeOne, wasOpened, hasSetVendor } from './second-person.ts';
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
    /** The member of staff of a console token. */
    staffOf: (token: string, now: number) => readStaff(ports, token, now),
    /** Adds a member of staff with a password of their own; false when the name is taken. */
    addStaff: (staff: Enrolment) => enrolStaff(parts, staff),
    /** Makes the first owner of a platform without staff. */
    makeFirstOwner: (password: string | undefined) => makeFirstOwner(parts, password),
    /** Deletes expired sessions and challenges. */
    forgetOld: async (now: number) => {
      await forgetOldSessions(database.kysely, now - dayMs);
      await forgetOldDevices(database.kysely, now - knownMs);
    },
    start: none,
    stop: none,
    jobs: [],
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof operator>;
}

export type Operator = ReturnType<typeof createOperator>;

const auditKeeping = (secret: Uint8Array) => createKeeping(secret, 'audit log');

/** Writes the audit log for lower modules; compose hands it to them as a port. */
export function auditing(clock: { now(): number }, secret: Uint8Array) {
  const keeping = auditKeeping(secret);
  return (tx: Tx, note: AuditNote) => writeAudit(tx, keeping, note, clock.now());
}
