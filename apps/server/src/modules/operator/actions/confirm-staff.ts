// Confirms the identity of staff: by the second factor if there is one, else by the password. The
// session continues under a new token; the old one is void at once.
import { refuse, type operator } from '@baize/contract';
import { forgetAttempts } from '../../../platform/attempts/index.ts';
import type { Action, StaffCaller } from '../../../platform/call/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import { countTry, noteFailure, subjectOfFactor, subjectOfName } from '../failures.ts';
import type { OperatorParts } from '../parts.ts';
import { confirmedFrom, holderOf, placeOf, staffCookieName, verifyFactor } from '../sessions.ts';
import { renewSession } from '../store/sessions.ts';
import { readAccount } from '../store/staff.ts';

type Confirm = Action<typeof operator.confirmStaff>;

export function confirmStaff(parts: OperatorParts): Confirm {
  const { ports, audit } = parts;
  return async (call) => {
    const { caller, input, now } = call;
    const holder = holderOf(caller.staffId);
    const methods = await ports.factors.methodsOf(holder);
    if (input.method === 'password' && methods.length > 0) {
      return refuse('second-factor-missing', { value: { methods } });
    }
    const refused = await proveAgain(parts, call);
    if (refused) {
      const account = await readAccount(ports.database.kysely, caller.staffId);
      if (refused.refused !== 'staff-locked') {
        await noteFailure(parts, account, refused.refused, call);
      }
      return refused;
    }
    const token = randomToken(ports.randomness);
    const confirmedUntil = confirmedFrom(ports, now);
    await ports.database.transaction(async (tx) => {
      await renewSession(tx, { sessionId: caller.sessionId, token, confirmedUntil });
      await audit(tx, {
        staff: caller,
        action: 'confirm-session',
        subject: holder,
        before: null,
        after: { method: input.method, ...placeOf(call) },
      });
    });
    call.setCookie(staffCookieName, token);
    return { token, confirmedUntil };
  };
}

async function proveAgain(parts: OperatorParts, call: Parameters<Confirm>[0]) {
  const { caller, input, now } = call;
  const { method } = input;
  const subject = subjectOf(caller, method);
  const locked = await countTry(parts, subject, now);
  if (locked) return locked;
  const refused =
    method === 'password'
      ? await wrongPassword(parts, caller, input.password)
      : await verifyFactor(parts.ports, caller.staffId, { ...input, method }, call);
  if (!refused) await forgetAttempts(parts.ports.database.kysely, subject);
  return refused;
}

/** A session is known: what others fail outside does not count against it. */
const subjectOf = ({ staffId, username }: StaffCaller, method: string) =>
  method === 'password' ? subjectOfName(username, 'known') : subjectOfFactor(staffId, 'known');

async function wrongPassword(
  { ports, passwords }: OperatorParts,
  { staffId }: StaffCaller,
  password = '',
) {
  const account = await readAccount(ports.database.kysely, staffId);
  const isRight = await passwords.verify(account?.passwordHash, password);
  return isRight ? undefined : refuse('staff-credentials-wrong');
}
