// Creates staff accounts by the platform itself: those of the demo world, and the first owner of a
// new platform.
import { randomToken } from '../../platform/randomness/index.ts';
import { isCommonPassword } from '../identity/index.ts';
import { makeFirstPassword } from './first-password.ts';
import type { OperatorParts } from './parts.ts';
import { refusalOfPassword } from './rules/password.ts';
import { holderOf } from './sessions.ts';
import { findStaff, lockStaff, countStaff, writePassword, writeStaff } from './store/staff.ts';
import type { NewPassword } from './store/staff.ts';

export interface Enrolment {
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

/** The author in the audit log, where the platform itself acted. */
const house = { staffId: 'house', username: 'house' } as const;
const ownerName = 'owner';
const idLength = 16;

export async function enrolStaff(parts: OperatorParts, staff: Enrolment): Promise<boolean> {
  const hash = await parts.passwords.hash(staff.password);
  return enrol(parts, staff, { hash, kind: 'own', until: null });
}

async function enrol(
  { ports, audit }: OperatorParts,
  { username, role }: Omit<Enrolment, 'password'>,
  password: NewPassword,
): Promise<boolean> {
  const staffId = randomToken(ports.randomness).slice(0, idLength);
  return ports.database.transaction(async (tx) => {
    const isNew = await writeStaff(tx, { staffId, username, role }, password, ports.clock.now());
    if (!isNew) return false;
    const subject = holderOf(staffId);
    const after = { username, role };
    await audit(tx, { staff: house, action: 'add-staff', subject, before: null, after });
    return true;
  });
}

export interface FirstOwner {
  readonly username: string;
  /** To be told once; absent when the operator chose the password. */
  readonly password?: string;
}

/**
 * The first owner: with the password that the operator chose, or with one for a first sign-in. Made
 * when there is no account at all; a first password that nobody used in time is made anew.
 */
export async function makeFirstOwner(
  parts: OperatorParts,
  chosen: string | undefined,
): Promise<FirstOwner | undefined> {
  const { ports, passwords } = parts;
  const now = ports.clock.now();
  const username = ownerName;
  if (await hasSomebody(parts, now)) return undefined;
  if (chosen !== undefined) {
    const refused = refusalOfPassword(chosen, username, isCommonPassword);
    if (refused) throw new Error(`OWNER_PASSWORD is of no use: ${refused.refused}.`);
    const own = { hash: await passwords.hash(chosen), kind: 'own', until: null } as const;
    await putOwner(parts, own);
    return { username };
  }
  const first = await makeFirstPassword(parts, now);
  await putOwner(parts, first);
  return { username, password: first.password };
}

/** Whether anybody could come in: an owner whose first password grew too old could not. */
async function hasSomebody({ ports }: OperatorParts, now: number): Promise<boolean> {
  const on = ports.database.kysely;
  const count = await countStaff(on);
  if (count !== 1) return count > 0;
  const only = await findStaff(on, ownerName);
  return !only?.passwordUntil || only.passwordUntil.getTime() > now;
}

async function putOwner(parts: OperatorParts, password: NewPassword): Promise<void> {
  const isNew = await enrol(parts, { username: ownerName, role: 'owner' }, password);
  if (isNew) return;
  const only = await findStaff(parts.ports.database.kysely, ownerName);
  if (!only) return;
  await parts.ports.database.transaction(async (tx) => {
    await lockStaff(tx);
    await writePassword(tx, only.staffId, password);
    await parts.audit(tx, {
      staff: house,
      action: 'reset-staff-password',
      subject: holderOf(only.staffId),
      before: { username: ownerName, passwordKind: only.passwordKind },
      after: { username: ownerName, passwordKind: password.kind },
    });
  });
}
