// Signs a member of staff in. A name that exists and one that does not are counted, locked, checked
// and refused alike, however many tries come at once. Nothing of an account is told before its
// password was right. From a device that the account does not know, every try but the first of a
// name costs a proof of work, heavier where the address fails often, and no address is shut out.
import { refuse, type operator } from '@baize/contract';
import type { Action, Call } from '../../../platform/call/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import {
  countAddress,
  countTry,
  forgiveTry,
  isBusy,
  noteFailure,
  subjectOfName,
  takeFreeTry,
} from '../failures.ts';
import { whereFrom, type From } from '../known-device.ts';
import type { OperatorParts } from '../parts.ts';
import type { WorkWeight } from '../../verification/index.ts';
import { openSession } from '../open-session.ts';
import { holderOf } from '../sessions.ts';
import { writeChallenge } from '../store/sessions.ts';
import { findStaff, type StaffAccount } from '../store/staff.ts';

type SignIn = Call<typeof operator.signInStaff>;

const challengeMs = 10 * 60_000;

export function signInStaff(parts: OperatorParts): Action<typeof operator.signInStaff> {
  const { ports, passwords } = parts;
  return async (call) => {
    const { input, now } = call;
    const on = ports.database.kysely;
    const account = await findStaff(on, input.username);
    const from = await whereFrom(parts, account?.staffId ?? '', call);
    const barred = await refusalOfTry(parts, from, call);
    if (barred) return barred;
    const isRight = await passwords.verify(account?.passwordHash, input.password);
    const refused = refusalOf(account, isRight, now);
    if (refused || !account) {
      await noteFailure(parts, account, refused?.refused ?? '', call);
      return refused ?? refuse('staff-credentials-wrong');
    }
    await forgiveTry(parts, input.username, from, call.address);
    const methods = await ports.factors.methodsOf(holderOf(account.staffId));
    if (methods.length === 0) {
      const opened = await openSession(parts, { account, method: 'password' }, call);
      return opened ?? refuse('staff-account-locked');
    }
    const challengeId = randomToken(ports.randomness);
    const { staffId } = account;
    const expiresAt = now + challengeMs;
    await writeChallenge(on, { challengeId, staffId, address: call.address, expiresAt });
    return refuse('second-factor-missing', { value: { challengeId, methods } });
  };
}

/** Work comes first: a try without it is not counted and locks no name. */
async function refusalOfTry(parts: OperatorParts, from: From, call: SignIn) {
  const { username } = call.input;
  const { now, address } = call;
  if (from === 'elsewhere') {
    const weight = (await isBusy(parts, address, now)) ? 'heavy' : 'light';
    if (!(await hasPaid(parts, weight, call))) return workMissing(parts, weight, now);
    const isBusyNow = await countAddress(parts, address, now);
    // Of many tries at once, those beyond the limit pay what the ones after them will.
    if (isBusyNow && weight === 'light') return workMissing(parts, 'heavy', now);
  }
  return countTry(parts, subjectOfName(username, from), now);
}

/** By work of this weight; the first try of a name is free where the address is not busy. */
async function hasPaid(parts: OperatorParts, weight: WorkWeight, { input, now }: SignIn) {
  const { human, database } = parts.ports;
  const { username, workProof } = input;
  if (workProof !== undefined && (await human.useWork(database.kysely, workProof, weight, now))) {
    return true;
  }
  return weight === 'light' && takeFreeTry(parts, username, now);
}

async function workMissing({ ports }: OperatorParts, weight: WorkWeight, now: number) {
  return refuse('work-missing', { value: { work: await ports.human.makeWork(now, weight) } });
}

function refusalOf(account: StaffAccount | undefined, isRight: boolean, now: number) {
  if (!account || !isRight) return refuse('staff-credentials-wrong');
  if (account.state !== 'active') return refuse('staff-account-locked');
  const { passwordUntil } = account;
  if (passwordUntil && passwordUntil.getTime() <= now) return refuse('initial-password-expired');
  return undefined;
}
