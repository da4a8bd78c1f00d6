// Signs a member of staff in. A name that exists and one that does not are counted, locked, checked
// and refused alike, however many tries come at once.
import { refuse, roles, type operator, type RoleName } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { countAttempt, forgetAttempts } from '../../../platform/attempts/index.ts';
import type { Passwords } from '../../identity/index.ts';
import { minutesLeft, staffLimit } from '../rules/lock.ts';
import { findStaff, writeSession } from '../store/staff.ts';
import type { OperatorPorts } from '../ports.ts';

export const staffCookieName = 'baize_staff';
const sessionIdLength = 22;

export function signInStaff(
  { database, randomness }: OperatorPorts,
  passwords: Passwords,
): Action<typeof operator.signInStaff> {
  return async ({ input, now, setCookie }) => {
    const on = database.kysely;
    const subject = `staff:${input.username.toLowerCase()}`;
    const attempt = await countAttempt(on, subject, staffLimit, now);
    if ('lockedMs' in attempt) {
      return refuse('staff-locked', { facts: { minutes: minutesLeft(attempt.lockedMs) } });
    }
    const staff = await findStaff(on, input.username);
    const isRight = await passwords.verify(staff?.passwordHash, input.password);
    if (!staff || !isRight) return refuse('staff-credentials-wrong');
    await forgetAttempts(on, subject);
    const { staffId, username, role } = staff;
    const token = randomToken(randomness);
    const sessionId = randomToken(randomness).slice(0, sessionIdLength);
    await writeSession(on, { token, sessionId, staffId }, now);
    setCookie(staffCookieName, token);
    const permissions = [...(roles[role as RoleName] ?? [])];
    return { token, staff: { id: staffId, username, role, permissions } };
  };
}
