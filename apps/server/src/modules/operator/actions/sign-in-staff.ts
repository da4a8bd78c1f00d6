// Signs a member of staff in. A name that exists and one that does not are counted, locked, checked
// and refused alike, however many tries come at once. Nothing of an account is told before its
// password was right.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { forgetAttempts } from '../../../platform/attempts/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { countTry, noteFailure, subjectOfName } from '../failures.ts';
import type { OperatorParts } from '../parts.ts';
import { enter } from '../enter.ts';
import { holderOf } from '../sessions.ts';
import { writeChallenge } from '../store/sessions.ts';
import { findStaff, type StaffAccount } from '../store/staff.ts';

const challengeMs = 10 * 60_000;

export function signInStaff(parts: OperatorParts): Action<typeof operator.signInStaff> {
  const { ports, passwords } = parts;
  return async (call) => {
    const { input, now } = call;
    const on = ports.database.kysely;
    const subject = subjectOfName(input.username);
    const locked = await countTry(parts, subject, now);
    if (locked) return locked;
    const account = await findStaff(on, input.username);
    const isRight = await passwords.verify(account?.passwordHash, input.password);
    const refused = refusalOf(account, isRight, now);
    if (refused || !account) {
      await noteFailure(parts, account, refused?.refused ?? '', call);
      return refused ?? refuse('staff-credentials-wrong');
    }
    await forgetAttempts(on, subject);
    const methods = await ports.factors.methodsOf(holderOf(account.staffId));
    if (methods.length === 0) {
      const entered = await enter(parts, { account, method: 'password' }, call);
      return entered ?? refuse('staff-account-locked');
    }
    const challengeId = randomToken(ports.randomness);
    const { staffId } = account;
    const expiresAt = now + challengeMs;
    await writeChallenge(on, { challengeId, staffId, address: call.address, expiresAt });
    return refuse('second-factor-missing', { value: { challengeId, methods } });
  };
}

function refusalOf(account: StaffAccount | undefined, isRight: boolean, now: number) {
  if (!account || !isRight) return refuse('staff-credentials-wrong');
  if (account.state !== 'active') return refuse('staff-account-locked');
  const { passwordUntil } = account;
  if (passwordUntil && passwordUntil.getTime() <= now) return refuse('initial-password-expired');
  return undefined;
}
