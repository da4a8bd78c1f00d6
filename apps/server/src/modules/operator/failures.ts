// Failed sign-ins: counted before they are judged, written down when they fail. Those from devices
// that are known to the account are counted apart from everybody else's.
import type { CallContext } from '../../platform/call/index.ts';
import { refuse, type Refusal } from '@baize/contract';
import {
  countAttempt,
  forgetAttempts,
  lockedMsOf,
  takeAttemptBack,
} from '../../platform/attempts/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { From } from './known-device.ts';
import type { OperatorParts } from './parts.ts';
import { addressLimit, freeLimit, minutesLeft, staffLimit } from './rules/lock.ts';
import { holderOf, placeOf } from './sessions.ts';
import type { StaffAccount } from './store/staff.ts';

const ending = { known: ' known', elsewhere: '' } as const;

export const subjectOfName = (username: string, from: From) =>
  `staff:${username.toLowerCase()}${ending[from]}`;
export const subjectOfFactor = (staffId: string, from: From) =>
  `staff-factor:${staffId}${ending[from]}`;
const subjectOfFree = (username: string) => `staff-free:${username.toLowerCase()}`;
const subjectOfAddress = (address: string) => `staff from ${address}`;

type Locked = Refusal<'staff-locked'>;

/** Counts a try; the refusal when too many have failed already. */
export async function countTry(
  { ports }: OperatorParts,
  subject: string,
  now: number,
): Promise<Locked | undefined> {
  const attempt = await countAttempt(ports.database.kysely, subject, staffLimit, now);
  return 'lockedMs' in attempt
    ? refuse('staff-locked', { facts: { minutes: minutesLeft(attempt.lockedMs) } })
    : undefined;
}

/** Whether so much fails from an address, of whatever names, that its tries cost heavy work. */
export const isBusy = async ({ ports }: OperatorParts, address: string, now: number) =>
  (await lockedMsOf(ports.database.kysely, subjectOfAddress(address), now)) > 0;

/** Counts a try of an address; whether it was busy already. Nobody is ever shut out by it. */
export async function countAddress(
  { ports }: OperatorParts,
  address: string,
  now: number,
): Promise<boolean> {
  const subject = subjectOfAddress(address);
  return 'lockedMs' in (await countAttempt(ports.database.kysely, subject, addressLimit, now));
}

/**
 * Whether this try of a name needs no proof of work: the first one, until it was right. Of many at
 * once one is free.
 */
export async function takeFreeTry(
  { ports }: OperatorParts,
  username: string,
  now: number,
): Promise<boolean> {
  const subject = subjectOfFree(username);
  const attempt = await countAttempt(ports.database.kysely, subject, freeLimit, now);
  return 'left' in attempt && attempt.left > 0;
}

/** This try was right. What the address failed for other names stays: nobody buys it off. */
export async function forgiveTry(
  { ports }: OperatorParts,
  username: string,
  from: From,
  address: string,
): Promise<void> {
  const on = ports.database.kysely;
  await forgetAttempts(on, subjectOfName(username, from));
  if (from === 'known') return;
  await forgetAttempts(on, subjectOfFree(username));
  await takeAttemptBack(on, subjectOfAddress(address));
}

export async function forgiveFailures(
  tx: Tx,
  { staffId, username }: Pick<StaffAccount, 'staffId' | 'username'>,
): Promise<void> {
  await forgetAttempts(tx, subjectOfFree(username));
  for (const from of ['known', 'elsewhere'] as const) {
    await forgetAttempts(tx, subjectOfName(username, from));
    await forgetAttempts(tx, subjectOfFactor(staffId, from));
  }
}

/** An unknown name is not stored: people type passwords into the wrong field. */
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
