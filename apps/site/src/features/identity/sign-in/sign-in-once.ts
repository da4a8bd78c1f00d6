// One attempt to sign in, in any way: the answer becomes the session and says what follows, or the
// refusal is returned.
import type { Failure, Success } from '@baize/client';
import type { identity, OutputOf } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { askNext } from '../../../app/session/arrival.ts';
import { beginSession } from '../../../app/session/sign-in.ts';
import { deviceId } from '../device-id.ts';
import type { HumanProof } from '../human-check/human-check.tsx';
import type { PasskeyAnswer } from '../passkey.ts';
import { type Phone, sentPhone } from '../phone/phone-number.ts';
import { rememberName, rememberPhone } from './remembered.ts';

export type SignInAnswer = OutputOf<typeof identity.login>;
export type Way = 'password' | 'sms' | 'passkey' | 'outside-phone';

export interface NameForm {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  /** Enter with the ticket this browser keeps, instead of a password. */
  readonly ticket: boolean;
}

/**
 * The steps after a sign-in of this kind: the session is stored, then the player is notified or
 * asked.
 */
export async function enter(answer: SignInAnswer, way: Way): Promise<void> {
  await beginSession(answer);
  askNext({
    first: answer.firstTimeLogin,
    lastLogin: answer.lastLogin,
    passwordDue: way === 'password' && answer.passwordExpired,
  });
}

async function entered(
  result: Success<SignInAnswer> | Failure,
  way: Way,
  remember: () => void,
): Promise<Failure | undefined> {
  if (!result.ok) return result;
  remember();
  await enter(result.value, way);
  return undefined;
}

export async function signInByName(
  form: NameForm,
  proof: HumanProof,
): Promise<Failure | undefined> {
  const username = form.username.trim();
  const result = await client.identity.login({
    username,
    password: form.ticket ? '' : form.password.trim(),
    type: 'username',
    ...(form.ticket ? { ticket: true } : {}),
    remember: form.remember,
    loginDeviceId: deviceId(),
    ...proof,
  });
  return entered(result, 'password', () => rememberName(form.remember ? username : undefined));
}

export interface PhoneForm extends Phone {
  readonly code: string;
  readonly remember: boolean;
}

export async function signInByPhone(
  form: PhoneForm,
  proof: HumanProof,
): Promise<Failure | undefined> {
  const phone = sentPhone(form);
  const result = await client.identity.login({
    username: phone.mobileNum,
    password: form.code.trim(),
    countryDialingCode: phone.countryDialingCode,
    type: 'sms',
    loginDeviceId: deviceId(),
    ...proof,
  });
  return entered(result, 'sms', () => rememberPhone(form.remember ? phone : undefined));
}

export async function signInByPasskey(passkey: PasskeyAnswer): Promise<Failure | undefined> {
  const result = await client.identity.loginPasskey({ passkey, loginDeviceId: deviceId() });
  return entered(result, 'passkey', () => undefined);
}
