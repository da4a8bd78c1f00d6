// Challenge for a passkey in the second step of a sign-in.
import { refuse, type operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { holderOf } from '../sessions.ts';
import { findChallenge } from '../store/sessions.ts';

export function beginStaffPasskeySignIn({
  ports,
}: OperatorParts): Action<typeof operator.beginStaffPasskeySignIn> {
  return async (call) => {
    const { now, origin } = call;
    const staffId = await findChallenge(ports.database.kysely, call.input.challengeId, call);
    if (staffId === undefined) return refuse('challenge-spent');
    const whose = holderOf(staffId);
    return { options: await ports.factors.beginPasskeySignIn({ whose, origin, now }) };
  };
}
