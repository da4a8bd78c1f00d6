// Staff see and change the factors of their own console account; a passkey is made by this browser
// with the server's options, and a refusal by the browser is shown as a message.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts.ts';
import { OwnFactors } from './own-factors.tsx';

/** The fake server. */
const server = vi.hoisted(() => {
  const heard: { asked: string; body: unknown }[] = [];
  const challenge = 'Y2hhbGxlbmdl';
  const options = {
    challenge,
    rp: { id: 'localhost', name: 'Baize' },
    user: { id: 'aG9sZGVy', name: 'olga', displayName: 'olga' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  };
  const says: Record<string, object> = {
    'GET /ops/factors': {
      totp: { on: false, since: null },
      recoveryCodesLeft: 0,
      passkeys: [],
    },
    'POST /ops/factors/passkey/begin': { options },
    'POST /ops/factors/passkeys': { recoveryCodes: ['AAAA-BBBB-CCCC'] },
  };
  globalThis.fetch = async (url, init) => {
    const asked = `${init?.method ?? 'GET'} ${String(url)}`;
    heard.push({ asked, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return Response.json(says[asked] ?? {}, { status: says[asked] ? 200 : 404 });
  };
  return { heard };
});

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The authenticator of this browser, at its rim. */
function give(create: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
}

beforeEach(() => {
  showTexts(translatorOf('en'));
  server.heard.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

async function addPasskey() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnFactors />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' });
  const name = within(dialog).getByLabelText('Name of the passkey');
  fireEvent.change(name, { target: { value: 'Key' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  return dialog;
}

test('a passkey is made with the server’s options and sent under its name', async () => {
  const create = vi.fn(async () => ({
    id: 'aWQ',
    rawId: bytes('id'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('seen'),
      getTransports: () => ['usb'],
    },
  }));
  give(create);
  await addPasskey();
  await screen.findByText('AAAA-BBBB-CCCC');
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      publicKey: expect.objectContaining({ rp: { id: 'localhost', name: 'Baize' } }),
    }),
  );
  const sent = server.heard.find(({ asked }) => asked === 'POST /ops/factors/passkeys');
  expect(sent?.body).toEqual({
    name: 'Key',
    response: {
      id: 'aWQ',
      rawId: 'aWQ',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'c2Vlbg', transports: ['usb'] },
    },
  });
  await waitFor(() =>
    expect(server.heard.filter(({ asked }) => asked === 'GET /ops/factors')).toHaveLength(2),
  );
});

test.each([
  ['NotAllowedError', 'No passkey was created. Try again when you are ready.'],
  ['InvalidStateError', 'This device already has a passkey for this account.'],
])('%s of the browser is shown as a message', async (name, words) => {
  give(() => Promise.reject(new DOMException('no', name)));
  const dialog = await addPasskey();
  await within(dialog).findByText(words);
  expect(server.heard.map(({ asked }) => asked)).not.toContain('POST /ops/factors/passkeys');
});
