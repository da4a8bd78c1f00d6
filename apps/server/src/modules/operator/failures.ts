// Failed sign-ins: counted before they are judged, written down when they fail.
import type { CallContext } from '../../platform/call/index.ts';
import { refuse } from '@baize/contract';
import { countAttempt, forgetAttempts } from '../../platform/attempts/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { OperatorParts } from './parts.ts';
import { minutesLeft, staffLimit } from './rules/lock.ts';
import { holderOf, placeOf } from './sessions.ts';
import type { StaffAccount } from './store/staff.ts';

export const subjectOfName = (username: string) => `staff:${username.toLowerCase()}`;
export const subjectOfFactor = (staffId: string) => `staff-factor:${staffId}`;

/** Counts a try; the refusal when too many have failed already. */
export async function countTry({ ports }: OperatorParts, subject: string, now: number) {
  const attempt = await countAttempt(ports.database.kysely, subject, staffLimit, now);
  return 'lockedMs' in attempt
    ? refuse('staff-locked', { facts: { minutes: minutesLeft(attempt.lockedMs) } })
    : undefined;
}

export async function forgiveFailures(
  tx: Tx,
  { staffId, username }: Pick<StaffAccount, 'staffId' | 'username'>,
): Promise<void> {
  await forgetAttempts(tx, subjectOfName(username));
  await forgetAttempts(tx, subjectOfFactor(staffId));
}

/** A name that is nobody's is not written down: people type passwords into the wrong field. */
export async function noteFailure(
  { ports, audit }: OperatorParts,
  account: StaffAccount | undefined,
  outcome: string,
  call: CallContext,
): Promise<void> {
  const staff = account ?? { staffId: '', username: '' };
  await ports.database.transaction((tx) =>
    audit(tx, {
      staff,
      action: 'sign-in-refused',
      subject: account ? holderOf(account.staffId) : 'staff:unknown',
      before: null,
      after: { outcome, ...placeOf(call) },
    }),
  );
}
