// The second step of a sign-in to the console. A challenge is good at the address that got it and
// for one session; three wrong proofs lock, however many challenges they come under.
import { refuse, type operator } from '@baize/contract';
import { forgetAttempts } from '../../../platform/attempts/index.ts';
import type { Action } from '../../../platform/call/index.ts';
import { openSession } from '../open-session.ts';
import { countTry, noteFailure, subjectOfFactor } from '../failures.ts';
import { whereFrom } from '../known-device.ts';
import type { OperatorParts } from '../parts.ts';
import { verifyFactor } from '../sessions.ts';
import { findChallenge, useChallenge } from '../store/sessions.ts';
import { readAccount } from '../store/staff.ts';

export function verifyStaff(parts: OperatorParts): Action<typeof operator.verifyStaff> {
  const { ports } = parts;
  return async (call) => {
    const { input, now } = call;
    const on = ports.database.kysely;
    const staffId = await findChallenge(on, input.challengeId, call);
    const account = staffId === undefined ? undefined : await readAccount(on, staffId);
    if (!account || account.state !== 'active') return refuse('challenge-spent');
    const from = await whereFrom(parts, account.staffId, call);
    const subject = subjectOfFactor(account.staffId, from);
    const locked = await countTry(parts, subject, now);
    if (locked) return locked;
    const refused = await verifyFactor(ports, account.staffId, input, call);
    if (refused) {
      await noteFailure(parts, account, refused.refused, call);
      return refused;
    }
    await forgetAttempts(on, subject);
    const opened = await openSession(parts, { account, method: input.method }, call, (tx) =>
      useChallenge(tx, input.challengeId),
    );
    return opened ?? refuse('challenge-spent');
  };
}
