// The outside provider of phone verification, as the browser calls it: it sends a code to a number,
// and gives a signed token for that code.
import type { Failure, Success } from '@baize/client';
import type { TextKey, Translator } from '@baize/i18n';
import { client } from '../../../app/client.ts';
import { cleanNumber, type Phone } from '../phone/phone-number.ts';

const errors = {
  'invalid-phone-number': ['identity.phone-wrong', 'phone-invalid'],
  'missing-phone-number': ['identity.outside-missing-phone-number', 'phone-invalid'],
  'too-many-requests': ['identity.outside-too-many-requests', 'code-blocked'],
  'internal-error': ['identity.outside-internal-error', 'code-not-sent'],
  'invalid-verification-code': ['identity.outside-invalid-verification-code', 'code-wrong'],
  'missing-verification-code': ['identity.code-enter', 'code-wrong'],
  'captcha-check-failed': ['identity.outside-captcha-check-failed', 'code-not-sent'],
  'quota-exceeded': ['identity.outside-quota-exceeded', 'code-not-sent'],
  'operation-not-allowed': ['identity.outside-operation-not-allowed', 'code-not-sent'],
  'code-expired': ['identity.outside-code-expired', 'code-expired'],
  'popup-closed-by-user': ['identity.outside-popup-closed-by-user', 'code-not-sent'],
} as const satisfies Record<string, readonly [TextKey, Failure['refused']]>;

type OutsideError = keyof typeof errors;

const isKnown = (code: unknown): code is OutsideError =>
  typeof code === 'string' && Object.hasOwn(errors, code);

/** The provider's refusals, in the form of our own; an unknown error becomes a general one. */
function failureOf(t: Translator, code: unknown): Failure {
  const [text, refused] = errors[isKnown(code) ? code : 'internal-error'];
  return { ok: false, refused, message: t(text), facts: {}, value: {}, status: 0, requestId: '' };
}

/** Nothing that was sent to this number can be shown any more. */
export const nothingSent = (t: Translator): Failure => failureOf(t, 'code-expired');

interface Outside {
  readonly baseUrl: string;
  readonly project: string;
}

type Answer = Readonly<Record<string, unknown>>;

async function post(
  t: Translator,
  { baseUrl, project }: Outside,
  { path, sent }: { path: 'codes' | 'tokens'; sent: object },
): Promise<Success<Answer> | Failure> {
  try {
    const response = await fetch(`${baseUrl}/v1/projects/${project}/${path}`, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const value = (await response.json()) as Answer;
    if (response.ok) return { ok: true, value };
    return failureOf(t, (value['error'] as Answer | undefined)?.['code']);
  } catch {
    // No answer, or one in an unknown form.
    return failureOf(t, 'internal-error');
  }
}

/** A sending that waits for its code. */
export interface Sending extends Outside {
  readonly number: string;
  readonly sessionInfo: string;
  readonly expiredMinutes: number;
}

const secondsPerMinute = 60;

/** The number as the provider takes it: `+62812…`. */
export const wholeNumber = ({ countryDialingCode, mobileNum }: Phone): string =>
  `+${countryDialingCode}${cleanNumber(mobileNum).replace(/^0+/u, '')}`;

export async function askOutside(t: Translator, phone: Phone): Promise<Success<Sending> | Failure> {
  const provider = await client.verification.getPhoneProvider();
  if (!provider.ok) return provider;
  const number = wholeNumber(phone);
  const sent = { phoneNumber: number, locale: t.tag };
  const answer = await post(t, provider.value, { path: 'codes', sent });
  if (!answer.ok) return answer;
  const sessionInfo = String(answer.value['sessionInfo']);
  const expiredMinutes = Number(answer.value['expiresInSeconds']) / secondsPerMinute;
  return { ok: true, value: { ...provider.value, number, sessionInfo, expiredMinutes } };
}

/** The token of a number whose code this is. */
export async function showOutside(
  t: Translator,
  { sessionInfo, ...provider }: Sending,
  code: string,
): Promise<Success<string> | Failure> {
  const answer = await post(t, provider, { path: 'tokens', sent: { sessionInfo, code } });
  return answer.ok ? { ok: true, value: String(answer.value['idToken']) } : answer;
}
