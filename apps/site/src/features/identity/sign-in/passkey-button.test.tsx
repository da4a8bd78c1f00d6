// A passkey signs in once, whichever of the two offers it answers, and a press is never lost to the
// quiet offer within the box of the name. The device that keeps passkeys is played here.
import { TextEncoder } from 'node:util';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { TextInput } from '@baize/ui';
import { queryClient } from '../../../app/query-client.ts';
import { useSessionStore } from '../../../app/session/session.ts';
import { showTexts } from '../../../app/texts/texts.ts';
import { PasskeyButton } from './passkey-button.tsx';

const passkeys = { modId: 'PASSKEY3', enabled: '1', childrenNodes: [] };
const status = { maintenance: false, info: { brand: {}, whitelabel: [passkeys], domainRoute: [] } };
const credential = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: {
    clientDataJSON: new ArrayBuffer(3),
    authenticatorData: new ArrayBuffer(3),
    signature: new ArrayBuffer(3),
  },
  getClientExtensionResults: () => ({}),
};

interface Asked {
  readonly isQuiet: boolean;
  touch(): void;
  wave(): void;
}

const onRefused = vi.fn();
let asked: Asked[] = [];
let begun: (() => void)[] = [];
let sent = 0;

/** A device that is touched when the test says so, and lets a question go that is called off. */
function askDevice(options: CredentialRequestOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    options.signal?.addEventListener('abort', () =>
      reject(Object.assign(new Error('called off'), { name: 'AbortError' })),
    );
    const isQuiet = options.mediation === 'conditional';
    const wave = () => reject(Object.assign(new Error('waved'), { name: 'NotAllowedError' }));
    asked.push({ isQuiet, touch: () => resolve(credential), wave });
  });
}

const sealingKey = crypto.subtle.generateKey(
  {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
    hash: 'SHA-256',
  },
  true,
  ['encrypt', 'decrypt'],
);

async function sealingKeys() {
  const jwk = await crypto.subtle.exportKey('jwk', (await sealingKey).publicKey);
  return { keys: [{ ...jwk, alg: 'RSA-OAEP-256', kid: '1' }] };
}

async function serve(url: unknown): Promise<Response> {
  if (String(url).endsWith('/status')) return Response.json({ success: true, value: status });
  if (String(url).endsWith('/passkey/begin')) {
    await new Promise<void>((answer) => begun.push(answer));
    return Response.json({ success: true, value: { options: { challenge: 'AAAA' } } });
  }
  if (String(url).endsWith('/key/jwks')) return Response.json(await sealingKeys());
  sent += 1;
  return Response.json({ success: false, refused: 'passkey-unknown', message: 'No.', value: {} });
}

// The test's page has bytes of its own kind, which the sealing library does not take for bytes.
vi.stubGlobal('TextEncoder', TextEncoder);
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));

beforeEach(() => {
  [asked, begun, sent] = [[], [], 0];
  onRefused.mockClear();
  showTexts(translatorOf('en'));
  queryClient.clear();
  queryClient.setQueryData(['status'], status);
  useSessionStore.getState().forget();
  const isConditionalMediationAvailable = async () => true;
  const known = Object.assign(() => undefined, { isConditionalMediationAvailable });
  vi.stubGlobal('PublicKeyCredential', known);
  const credentials = { value: { get: askDevice }, configurable: true };
  Object.defineProperty(navigator, 'credentials', credentials);
  vi.stubGlobal('fetch', serve);
});

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TextInput aria-label="name" value="" autoComplete="username webauthn" />
      <PasskeyButton onRefused={onRefused} onTry={() => undefined} refused={undefined as never} />
    </QueryClientProvider>,
  );
const press = () => fireEvent.click(screen.getByRole('button'));
const begunTimes = (times: number) => waitFor(() => expect(begun).toHaveLength(times));
const askedTimes = (times: number) => waitFor(() => expect(asked).toHaveLength(times));
/** Long enough for what must not happen to happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

test('a press works while the autofill offer is still being prepared', async () => {
  show();
  await begunTimes(1);
  press();
  await begunTimes(2);
  begun[1]?.();
  await askedTimes(1);
  begun[0]?.();
  await settle();
  expect(asked.map(({ isQuiet }) => isQuiet)).toEqual([false]);
  asked[0]?.touch();
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  expect(sent).toBe(1);
});

test('a passkey chosen by autofill is sent once, also with a press', async () => {
  show();
  await begunTimes(1);
  begun[0]?.();
  await askedTimes(1);
  press();
  await begunTimes(2);
  asked[0]?.touch();
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  begun[1]?.();
  await settle();
  for (const { touch } of asked) touch();
  await settle();
  expect(sent).toBe(1);
});

const focus = () => {
  const box = screen.getByRole('textbox');
  box.blur();
  box.focus();
};

test('after a cancelled press the name field offers passkeys again', async () => {
  show();
  await begunTimes(1);
  begun[0]?.();
  await askedTimes(1);
  focus();
  await settle();
  expect(begun).toHaveLength(1);
  press();
  await begunTimes(2);
  begun[1]?.();
  await askedTimes(2);
  asked[1]?.wave();
  await settle();
  focus();
  await begunTimes(3);
  begun[2]?.();
  await askedTimes(3);
  expect(asked.map(({ isQuiet }) => isQuiet)).toEqual([true, false, true]);
  asked[2]?.touch();
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
});

test('an expired offer is requested again', async () => {
  const time = vi.spyOn(Date, 'now').mockReturnValue(0);
  show();
  await begunTimes(1);
  begun[0]?.();
  await askedTimes(1);
  time.mockReturnValue(4 * 60_000 + 1);
  focus();
  await begunTimes(2);
  begun[1]?.();
  await askedTimes(2);
  expect(asked[1]?.isQuiet).toBe(true);
  time.mockRestore();
});
