// The login form trims its input, asks for the letters of a picture only when the server does,
// shows a stored sign-in as a filled-in password, and is replaced by the second step.
import { TextEncoder } from 'node:util';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { useDialogs } from '../../../app/dialogs.ts';
import { queryClient } from '../../../app/query-client.ts';
import { useSessionStore } from '../../../app/session/session.ts';
import { showTexts } from '../../../app/texts/texts.ts';
import { LoginWays } from './login-ways.tsx';
import { rememberedName } from './remembered.ts';

const session = {
  token: 'a-token',
  id: 'p1',
  userName: 'mahendra',
  customerType: 0,
  mobileNum: '',
  firstTimeLogin: false,
  passwordExpired: false,
  lastLogin: null,
};

interface Line {
  login: object;
  tickets: string[];
  sent: Record<string, unknown>[];
}

/** The server at the other end: what it answers to a sign-in, and what it was sent, unsealed. */
const server = vi.hoisted(() => {
  const line: Line = { login: {}, tickets: [], sent: [] };
  const keys = crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 2048,
      publicExponent: Uint8Array.of(1, 0, 1),
      hash: 'SHA-256',
    },
    true,
    ['encrypt', 'decrypt'],
  );
  const unseal = async (sealed: string) => {
    const jose = await import('jose');
    const { plaintext } = await jose.compactDecrypt(sealed, (await keys).privateKey);
    return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>;
  };
  const answers: Record<string, (body: { value?: string }) => Promise<object>> = {
    'key/jwks': async () => {
      const jwk = await crypto.subtle.exportKey('jwk', (await keys).publicKey);
      return { keys: [{ ...jwk, alg: 'RSA-OAEP-256', kid: '1' }] };
    },
    'session/login': async ({ value = '' }) => {
      line.sent.push(await unseal(value));
      return line.login;
    },
    'session/remembered': async () => ({ success: true, value: { usernames: line.tickets } }),
    captcha: async () => ({ success: true, value: 'AAAA' }),
  };
  globalThis.fetch = async (url, init) => {
    const answer = Object.entries(answers).find(([end]) => String(url).endsWith(end))?.[1];
    if (answer === undefined) return Response.json({ success: false }, { status: 404 });
    return Response.json(await answer(JSON.parse(String(init?.body ?? '{}')) as object));
  };
  return line;
});

const refusal = (refused: string, message: string, value = {}) => ({
  success: false,
  refused,
  message,
  value,
});

// The test's page has bytes of its own kind, which the sealing library does not take for bytes.
vi.stubGlobal('TextEncoder', TextEncoder);
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  useSessionStore.getState().forget();
  useDialogs.setState({ open: 'login', wish: undefined });
  document.cookie = 'username=; path=/; max-age=0';
  document.cookie = 'loginRemember=; path=/; max-age=0';
  Object.assign(server, { login: { success: true, value: session }, tickets: [], sent: [] });
});

function show(): void {
  render(
    <QueryClientProvider client={queryClient}>
      <LoginWays />
    </QueryClientProvider>,
  );
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`, 'u'));
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const sentTimes = (times: number) => waitFor(() => expect(server.sent).toHaveLength(times));

// @proves L126
test('without a name or a password nothing is sent, and the first box has the focus', async () => {
  show();
  press();
  expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(box('Username')));
  expect(server.sent).toEqual([]);
});

// @proves L104 L126 R16
test('input is trimmed; the name is stored, the last sign-in is shown', async () => {
  show();
  type('Username', '  mahendra ');
  type('Password', ' brass-spade-9 ');
  fireEvent.click(screen.getByRole('checkbox'));
  press();
  await waitFor(() => expect(useDialogs.getState().open).toBe('after-login'));
  expect(server.sent[0]).toMatchObject({
    username: 'mahendra',
    password: 'brass-spade-9',
    type: 'username',
    remember: true,
  });
  expect(rememberedName()).toBe('mahendra');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('brass-spade');
});

// @proves R11
test('an expired password must be changed, also after a reload', async () => {
  server.login = { success: true, value: { ...session, passwordExpired: true } };
  show();
  type('Username', 'mahendra');
  type('Password', 'brass-spade-9');
  press();
  await waitFor(() => expect(useDialogs.getState().open).toBe('change-password'));
  expect(sessionStorage.getItem('cpw')).toBe('1');
});

// @proves L106
test('when the server asks for letters they are shown, needed and sent', async () => {
  server.login = refusal('captcha-wrong', 'The check was wrong.', { captcha: true });
  show();
  type('Username', 'mahendra');
  type('Password', 'brass-spade-9');
  press();
  expect(await screen.findByText('Please also enter the letters in the picture.')).toBeTruthy();
  press();
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
  expect(server.sent).toHaveLength(1);
  type('Captcha', 'bhkmp');
  press();
  await sentTimes(2);
  expect(server.sent[1]).toMatchObject({ captcha: 'bhkmp' });
});

// @proves L108 V7.6.2
test('a kept sign-in stands as a filled-in password, and is used without one', async () => {
  server.tickets = ['mahendra'];
  show();
  type('Username', 'mahendra');
  expect(await screen.findByText(/^Saved on this device/u)).toBeTruthy();
  expect(box('Password').placeholder).toMatch(/^•+$/u);
  press();
  await sentTimes(1);
  expect(server.sent[0]).toMatchObject({ username: 'mahendra', password: '', ticket: true });
});

test('a locked account says so and leads to recovery', async () => {
  server.login = refusal('account-locked', 'Too many failed tries.');
  show();
  type('Username', 'mahendra');
  type('Password', 'brass-spade-9');
  press();
  expect(await screen.findByText('This account is locked')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Forgot password?' })[0] as HTMLElement);
  expect(useDialogs.getState().open).toBe('forgot');
});

test('a second step takes the place of the form and offers the ways that are set up', async () => {
  const value = { challengeId: 'c1', methods: ['totp', 'recovery'], hints: {} };
  server.login = refusal('second-factor-missing', 'A second step is needed.', value);
  show();
  type('Username', 'mahendra');
  type('Password', 'brass-spade-9');
  press();
  expect(await screen.findByLabelText('Authenticator code')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
});
