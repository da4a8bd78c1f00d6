// With an outside provider the code goes there and only its token comes to us: requested once,
// however often the form is sent, for this very number; a refusal by the provider is shown as a
// message.
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../../app/query-client.ts';
import { showTexts } from '../../../app/texts/texts.ts';
import { forgetSendings, usePhoneCode } from './use-phone-code.ts';

interface Asked {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The platform and the provider at the other end. */
const outside = vi.hoisted(() => {
  const line = { asked: [] as Asked[], error: '', isAway: false };
  const provider = { name: 'x', baseUrl: 'https://phones.example', project: 'baize' };
  const answers: Record<string, object> = {
    'phone/provider': { success: true, value: provider },
    codes: { sessionInfo: 's-1', expiresInSeconds: 60 },
    tokens: { idToken: 'a.signed.token' },
  };
  globalThis.fetch = async (url, init) => {
    const address = String(url);
    const end = Object.keys(answers).find((one) => address.endsWith(one));
    if (end === undefined) return Response.json({ success: false }, { status: 404 });
    if (end === 'phone/provider') return Response.json(answers[end]);
    line.asked.push({ url: address, body: JSON.parse(String(init?.body)) as Asked['body'] });
    if (line.isAway) throw new TypeError('nobody answers');
    if (line.error === '') return Response.json(answers[end]);
    return Response.json({ error: { code: line.error } }, { status: 400 });
  };
  return line;
});

const phone = { countryDialingCode: '62', mobileNum: '0812-3456 789' };
const own = vi.fn(async () => ({ ok: true, value: { expiredMinutes: 10 } }) as const);

function open(isOutside: boolean) {
  const modId = 'PHONEPROVIDER3';
  const whitelabel = [{ modId, enabled: isOutside ? '1' : '0', childrenNodes: [] }];
  queryClient.setQueryData(['status'], { info: { whitelabel } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePhoneCode('register'), { wrapper }).result.current;
}

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  forgetSendings();
  own.mockClear();
  Object.assign(outside, { asked: [], error: '', isAway: false });
});

test('without a provider our own code is sent and passed on as typed', async () => {
  const { send, prove, name } = open(false);
  expect(name).toBe('register');
  expect(await send(phone, own)({})).toMatchObject({ value: { expiredMinutes: 10 } });
  expect(await prove(phone, '1234567')).toEqual({ verificationCode: '1234567' });
  expect(outside.asked).toEqual([]);
});

// @proves L112
test('a provider sends the code, for a minute, and its token is submitted', async () => {
  const { send, prove, name } = open(true);
  expect(name).toBe('outside-register');
  expect(await send(phone, own)({})).toMatchObject({ ok: true, value: { expiredMinutes: 1 } });
  expect(own).not.toHaveBeenCalled();
  const token = { firebaseChannel: 'sms', firebaseIdToken: 'a.signed.token' };
  expect(await prove(phone, '123456')).toEqual(token);
  expect(await prove(phone, '123456')).toEqual(token);
  expect(outside.asked).toEqual([
    {
      url: 'https://phones.example/v1/projects/baize/codes',
      body: { phoneNumber: '+628123456789', locale: 'en' },
    },
    {
      url: 'https://phones.example/v1/projects/baize/tokens',
      body: { sessionInfo: 's-1', code: '123456' },
    },
  ]);
});

test('a number changed after the code was sent needs one of its own', async () => {
  const { send, prove } = open(true);
  await send(phone, own)({});
  const changed = { ...phone, mobileNum: '0812-3456 780' };
  expect(await prove(changed, '123456')).toMatchObject({ ok: false, refused: 'code-expired' });
  expect(outside.asked).toHaveLength(1);
});

// @proves L160
test.each([
  ['invalid-phone-number', 'phone-invalid', 'Please enter the correct phone number.'],
  ['missing-phone-number', 'phone-invalid', 'Please enter your phone number.'],
  ['too-many-requests', 'code-blocked', 'Too many requests. Please try again in 5 minutes.'],
  ['internal-error', 'code-not-sent', 'The phone check failed. Please try again later.'],
  ['unheard-of', 'code-not-sent', 'The phone check failed. Please try again later.'],
  ['captcha-check-failed', 'code-not-sent', /you are human/u],
  ['quota-exceeded', 'code-not-sent', /contact customer service/u],
  ['operation-not-allowed', 'code-not-sent', /not available/u],
  ['popup-closed-by-user', 'code-not-sent', /phone check window was closed/u],
])('%s while asking is shown as a message', async (error, refused, message) => {
  outside.error = error;
  const answer = await open(true).send(phone, own)({});
  expect(answer).toMatchObject({ ok: false, refused, message: expect.stringMatching(message) });
});

// @proves L160
test.each([
  ['invalid-verification-code', 'code-wrong', 'The verification code is wrong.'],
  ['missing-verification-code', 'code-wrong', 'Enter verification code.'],
  ['code-expired', 'code-expired', /request a new one/u],
])('%s while showing is shown as a message', async (error, refused, message) => {
  const { send, prove } = open(true);
  await send(phone, own)({});
  outside.error = error;
  const answer = await prove(phone, '123456');
  expect(answer).toMatchObject({ ok: false, refused, message: expect.stringMatching(message) });
});

test('a missing account reads like an unknown error', async () => {
  outside.isAway = true;
  expect(await open(true).send(phone, own)({})).toMatchObject({ refused: 'code-not-sent' });
});
