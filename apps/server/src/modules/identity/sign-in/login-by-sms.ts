// Signs in by mobile number and code. An unknown number, a number without permission to sign in and
// a wrong code get the same answer.
import { isRefusal, refuse, type AnswerOf, type identity } from '@baize/contract';
import { readPhone } from '../../verification/index.ts';
import type { LoginCall } from './actions/login.ts';
import { countName, forgive, locked, refusalOfAddress } from './attempt-limits.ts';
import { noteLogin } from './login-note.ts';
import { signIn } from './sign-in.ts';
import type { IdentityParts } from '../ports.ts';
import { findByContact } from '../accounts/store/player-reader.ts';

const method = 'sms';

export async function loginBySms(
  parts: IdentityParts,
  mobileNum: string,
  call: LoginCall,
): Promise<AnswerOf<typeof identity.login>> {
  const { ports } = parts;
  const { input, now, address } = call;
  const { countryDialingCode, loginDeviceId: deviceId } = input;
  const mobile = readPhone({ mobileNum, countryDialingCode }, ports.homeCountry);
  if (mobile === undefined) return refuse('phone-invalid');
  if (!ports.isOn('MOBILEVERCODELOGIN3')) return refuse('module-off');
  const busy = await refusalOfAddress(ports, address, now);
  if (busy) return busy;
  const tried = await countName(ports, mobile, now);
  if ('lockedMs' in tried) return locked(tried.lockedMs);
  const code = { purpose: 'login', recipient: mobile, code: input.password, now } as const;
  const wrong = await ports.codes.check(code);
  const player = await findByContact(ports.database.kysely, { mobile });
  if (wrong || !player) {
    const outcome = wrong?.refused ?? 'code-wrong';
    await noteLogin(parts, { playerId: player?.id ?? null, outcome, method }, call);
    return wrong ?? refuse('code-wrong');
  }
  const isFirst = await ports.database.transaction((tx) => ports.codes.spend(tx, code));
  if (!isFirst) return refuse('code-expired');
  await forgive(ports, mobile, address);
  const answer = await signIn(parts, { player, method, deviceId }, call);
  return isRefusal(answer) ? answer : { ...answer, passwordExpired: false };
}
