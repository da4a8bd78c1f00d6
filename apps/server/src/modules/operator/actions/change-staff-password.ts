// Changes the caller's own password by the old one. All their other sessions end.
import { refuse, type operator } from '@baize/contract';
import { forgetAttempts } from '../../../platform/attempts/index.ts';
import type { Action } from '../../../platform/call/index.ts';
import { isCommonPassword } from '../../identity/index.ts';
import { countTry, subjectOfName } from '../failures.ts';
import type { OperatorParts } from '../parts.ts';
import { refusalOfPassword } from '../rules/password.ts';
import { holderOf } from '../sessions.ts';
import { dropSessionsOf } from '../store/sessions.ts';
import { readAccount, writePassword } from '../store/staff.ts';

export function changeStaffPassword(
  parts: OperatorParts,
): Action<typeof operator.changeStaffPassword> {
  const { ports, passwords, audit } = parts;
  return async ({ caller, input: { oldPassword, newPassword }, now }) => {
    const on = ports.database.kysely;
    const subject = subjectOfName(caller.username, 'known');
    const locked = await countTry(parts, subject, now);
    if (locked) return locked;
    const account = await readAccount(on, caller.staffId);
    const isRight = await passwords.verify(account?.passwordHash, oldPassword);
    if (!account || !isRight) return refuse('old-password-wrong');
    await forgetAttempts(on, subject);
    if (oldPassword === newPassword) return refuse('password-unchanged');
    const refused = refusalOfPassword(newPassword, account.username, isCommonPassword);
    if (refused) return refused;
    const hash = await passwords.hash(newPassword);
    await ports.database.transaction(async (tx) => {
      await writePassword(tx, caller.staffId, { hash, kind: 'own', until: null });
      await dropSessionsOf(tx, caller.staffId, caller.sessionId);
      await audit(tx, {
        staff: caller,
        action: 'change-password',
        subject: holderOf(caller.staffId),
        before: { passwordKind: account.passwordKind },
        after: { passwordKind: 'own' },
      });
    });
    return { done: true };
  };
}
