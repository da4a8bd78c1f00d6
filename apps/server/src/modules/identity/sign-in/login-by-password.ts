// Signs in by name, or verified mobile number, and password. Nothing about the account shows before
// the password was checked against a real or a dummy hash.
import { refuse, type AnswerOf, type identity, type Refusal } from '@baize/contract';
import { digestOf } from '../../../platform/secrets/index.ts';
import { readPhone } from '../../verification/index.ts';
import type { LoginCall } from './actions/login.ts';
import {
  countAddress,
  countName,
  failuresOfName,
  forgive,
  locked,
  tooMany,
} from './attempt-limits.ts';
import { noteLogin } from './login-note.ts';
import { signIn } from './sign-in.ts';
import type { IdentityParts } from '../ports.ts';
import { provesPerson } from './person.ts';
import { isPasswordOver } from './rules/password-due.ts';
import { isNameLocked, lockName } from './store/locked-name-store.ts';
import { findByContact, findForSignIn, keyOfUsername } from '../accounts/store/player-reader.ts';
import { hasRecovered } from './store/recovered-store.ts';

type Answer = Promise<AnswerOf<typeof identity.login>>;
const method = 'password';
/** Failures of a name after which a person must prove to be there, also where nobody else must. */
const freeFailures = 3;
/** Several people may share an address. */
const freeFailuresOfAddress = 10;

export async function loginByPassword(
  parts: IdentityParts,
  username: string,
  call: LoginCall,
): Answer {
  const { ports } = parts;
  const { input, now, address } = call;
  const from = await countAddress(ports, address, now);
  if ('lockedMs' in from) return tooMany(from.lockedMs);
  const player = await findNamed(parts, username, input.countryDialingCode);
  const key = player ? keyOfUsername(player.username) : keyOfUsername(username);
  if (await isAskedAndMissing(parts, { key, failuresOfAddress: from.failures }, call)) {
    return refuse('captcha-wrong', { value: { captcha: true } });
  }
  const tried = await countName(ports, key, now);
  const isLocked = 'lockedMs' in tried;
  const hash = isLocked ? undefined : player?.passwordHash;
  const fits = await ports.passwords.verify(hash, input.password);
  // Told before the password is judged: a lock that answers right guesses would be no lock.
  const playerId = player?.id ?? null;
  if (isLocked) {
    await noteLogin(parts, { playerId, outcome: 'account-locked', method }, call);
    return locked(tried.lockedMs);
  }
  if (!player || !fits || isPasswordOver(player, now)) {
    await noteLogin(parts, { playerId, outcome: 'credentials-wrong', method }, call);
    return refuseWrong(parts, key, tried.failures + 1, now);
  }
  await forgive(ports, key, address);
  const { initialPassword, unlockSecondFactor } = ports.policy();
  const isInitialPassword = initialPassword !== '' && input.password === initialPassword;
  const isUnlocking = unlockSecondFactor && (await isNameLocked(ports.database.kysely, key));
  const { remember, loginDeviceId: deviceId } = input;
  const proved = { player, method, isInitialPassword, isUnlocking, remember, deviceId } as const;
  return signIn(parts, proved, call);
}

async function refuseWrong(
  { ports }: IdentityParts,
  key: string,
  failures: number,
  now: number,
): Promise<Refusal<'credentials-wrong'>> {
  const { loginFailuresMax, unlockSecondFactor } = ports.policy();
  const isLockedNow = unlockSecondFactor && failures >= loginFailuresMax;
  if (isLockedNow) await lockName(ports.database.kysely, key, now);
  // Told from the third failure on, so that the form can ask before the next try.
  const isNext = failures >= freeFailures && !ports.human.isAsked();
  return refuse('credentials-wrong', isNext ? { value: { captcha: true } } : {});
}

async function findNamed({ ports }: IdentityParts, username: string, dialingCode?: string) {
  const on = ports.database.kysely;
  const named = await findForSignIn(on, keyOfUsername(username));
  if (named || !/^[+\d][\d\s-]{5,}$/u.test(username)) return named;
  const typed = { mobileNum: username, countryDialingCode: dialingCode };
  const mobile = readPhone(typed, ports.homeCountry);
  return mobile === undefined ? undefined : findByContact(on, { mobile });
}

/**
 * Where the brand asks for the human check, everybody needs it, except for a moment after a
 * recovery by phone from the same address; else only a name or an address that has failed often.
 */
async function isAskedAndMissing(
  parts: IdentityParts,
  { key, failuresOfAddress }: { readonly key: string; readonly failuresOfAddress: number },
  call: LoginCall,
): Promise<boolean> {
  const { ports } = parts;
  const on = ports.database.kysely;
  const isAsked =
    ports.human.isAsked() ||
    failuresOfAddress >= freeFailuresOfAddress ||
    (await failuresOfName(ports, key, call.now)) >= freeFailures;
  if (!isAsked) return false;
  if (await hasRecovered(on, digestOf(`${key} ${call.address}`), call.now)) return false;
  return !(await provesPerson(parts, on, call, 'always'));
}
