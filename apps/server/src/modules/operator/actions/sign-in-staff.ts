// Signs a member of staff in. A wrong name and a wrong password take the same time and get the same
// words.
import { verify } from '@node-rs/argon2';
import { refuse, roles, type operator, type RoleName } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { afterFailure, isLocked } from '../rules/lock.ts';
import { lockStaff, writeSession, writeTry } from '../store/staff.ts';
import type { OperatorPorts } from '../ports.ts';

/** A hash of nothing anybody knows: verified when there is no such name. */
const strangersHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YmFpemUtc3RyYW5nZXJz$3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
export const staffCookieName = 'baize_staff';

export function signInStaff(ports: OperatorPorts): Action<typeof operator.signInStaff> {
  return ({ input, now, setCookie }) =>
    ports.database.transaction(async (tx) => {
      const staff = await lockStaff(tx, input.username);
      if (staff && isLocked(staff, now)) return refuse('staff-locked');
      const right = await verify(staff?.passwordHash ?? strangersHash, input.password);
      if (!staff || !right) {
        if (staff) await writeTry(tx, staff.staffId, afterFailure(staff, now));
        return refuse('staff-credentials-wrong');
      }
      await writeTry(tx, staff.staffId, { failures: 0, lockedUntil: null });
      const token = randomToken(ports.randomness);
      const sessionId = randomToken(ports.randomness).slice(0, 22);
      await writeSession(tx, { token, sessionId, staffId: staff.staffId }, now);
      setCookie(staffCookieName, token);
      const permissions = [...(roles[staff.role as RoleName] ?? [])];
      const { staffId: id, username, role } = staff;
      return { token, staff: { id, username, role, permissions } };
    });
}
