// Signs a member of staff in. A name that exists and one that does not are counted, locked, checked
// and refused alike, however many tries come at once. Nothing of an account is told before its
// password was right. From a device that the account does not know, every try but the first of a
// name costs a proof of work, and an address that fails often waits.
import { refuse, type operator } from '@baize/contract';
import type { Action, Call } from '../../../platform/call/index.ts';
import { randomToken } from '../../../platform/randomness/index.ts';
import {
  countAddress,
  countTry,
  forgiveTry,
  noteFailure,
  subjectOfName,
  takeFreeTry,
} from '../failures.ts';
import { whereFrom, type From } from '../known-device.ts';
import type { OperatorParts } from '../parts.ts';
import { enter } from '../enter.ts';
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

/** Work first: whoever does none has counted nothing and locked nobody. */
async function refusalOfTry(parts: OperatorParts, from: From, call: SignIn) {
  const { username, workProof } = call.input;
  const { now, address } = call;
  if (from === 'elsewhere') {
    const { human, database } = parts.ports;
    const hasWorked =
      workProof !== undefined && (await human.use(database.kysely, { workProof }, now));
    if (!hasWorked && !(await takeFreeTry(parts, username, now))) {
      return refuse('work-missing', { value: { work: await human.makeWork(now) } });
    }
    const busy = await countAddress(parts, address, now);
    if (busy) return busy;
  }
  return countTry(parts, subjectOfName(username, from), now);
}

function refusalOf(account: StaffAccount | undefined, isRight: boolean, now: number) {
  if (!account || !isRight) return refuse('staff-credentials-wrong');
  if (account.state !== 'active') return refuse('staff-account-locked');
  const { passwordUntil } = account;
  if (passwordUntil && passwordUntil.getTime() <= now) return refuse('initial-password-expired');
  return undefined;
}
