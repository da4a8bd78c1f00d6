// An agent gives rates and a prize group with a registration or a link, within what the server
// offers; a refusal stands at its field, and a link shows what it gives.
import { TextEncoder } from 'node:util';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { LinkCard } from './link-card.tsx';
import { LinkForm } from './link-form.tsx';
import { RegisterForm } from './register-form.tsx';

const bounds = { rate: 0, effective: 0, least: 0, step: 5 };
const own = {
  rates: [{ category: 'LIVE', rate: 20 }],
  offered: [
    { category: 'LIVE', most: 15, ...bounds },
    { category: 'RNG', most: 0, ...bounds },
  ],
  offeredGroup: { own: 1950, least: 1944, most: 1948, step: 2 },
  quotas: [],
};
const statusOf = (enabled: '0' | '1') => ({
  info: { whitelabel: [{ modId: 'AGENTPOLICY3', enabled, childrenNodes: [] }] },
});

const server = vi.hoisted(() => ({
  sent: [] as unknown[],
  refused: undefined as object | undefined,
}));

const sealing = crypto.subtle.generateKey(
  {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
    hash: 'SHA-256',
  },
  true,
  ['encrypt', 'decrypt'],
);
/** Opens what was sealed to the key above. */
async function opened({ value }: { value: string }): Promise<unknown> {
  const jose = await import('jose');
  const { plaintext } = await jose.compactDecrypt(value, (await sealing).privateKey);
  return JSON.parse(new TextDecoder().decode(plaintext));
}

async function shownKeys() {
  const jwk = await crypto.subtle.exportKey('jwk', (await sealing).publicKey);
  return Response.json({ keys: [{ ...jwk, alg: 'RSA-OAEP-256', kid: 'k' }] });
}

// The test's page has bytes of its own kind, which the sealing library does not take for bytes.
vi.stubGlobal('TextEncoder', TextEncoder);
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));

beforeEach(() => {
  globalThis.fetch = async (url, init) => {
    const { pathname } = new URL(String(url), location.href);
    if (pathname.endsWith('jwks')) return shownKeys();
    if (init?.method !== 'POST') return Response.json(pathname.endsWith('own') ? own : {});
    const body = JSON.parse(String(init.body)) as { value: string };
    server.sent.push(body.value === undefined ? body : await opened(body));
    if (server.refused !== undefined) return Response.json(server.refused, { status: 409 });
    const made = { customerId: 'm1', customerName: 'mira', password: 'first-one' };
    return Response.json({ success: true, value: pathname.endsWith('Url') ? 'CODE' : made });
  };
  const heard = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...heard }));
  showTexts(translatorOf('en'));
  queryClient.clear();
  queryClient.setQueryData(['status'], statusOf('1'));
  Object.assign(server, { sent: [], refused: undefined });
});
afterEach(cleanup);

const show = (form: React.ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{form}</QueryClientProvider>);
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map((one) => one.textContent);

test('a registration gives what was chosen within the bounds, and nothing else', async () => {
  show(<RegisterForm />);
  const summary = await screen.findByText('Rebates and prize group: standard');
  expect(summary.closest('details')!.open).toBe(false);
  expect(optionsOf('Live casino')).toEqual(['None', '0.05%', '0.1%', '0.15%']);
  expect(screen.queryByLabelText('Slots')).toBeNull();
  expect(optionsOf('Prize group')).toEqual([
    'Standard',
    '1948 · 97.4%',
    '1946 · 97.3%',
    '1944 · 97.2%',
  ]);
  type('Live casino', '15');
  expect(screen.getByText('Leaves you 0.05%')).toBeTruthy();
  type('Prize group', '1946');
  expect(screen.getByText('Leaves you 0.2%')).toBeTruthy();
  expect(screen.getByText('Rebates and prize group: your choice')).toBeTruthy();
  type('Username', 'mira');
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Rebates and prize group: standard');
  const configs = [
    { type: 'LIVE', rebateValue: 0.15 },
    { type: 'LOTT', prizeModeId: '1946' },
  ];
  expect(server.sent).toEqual([{ username: 'mira', userType: 0, configs }]);
});

test('a link without a choice gives nothing; a refusal stands at its field', async () => {
  show(<LinkForm />);
  await screen.findByText('Rebates and prize group: standard');
  type('Name of the link', 'Harbour');
  fireEvent.click(screen.getByRole('button', { name: 'Create a link' }));
  await waitFor(() => expect(server.sent).toEqual([{ name: 'Harbour', type: 0, configs: [] }]));
  server.refused = {
    refused: 'rebate-not-below-parent',
    message: 'The highest rebate for this member is 0.1%.',
    facts: { category: 'LIVE', most: '0.1' },
  };
  type('Name of the link', 'Pier');
  type('Live casino', '15');
  fireEvent.click(screen.getByRole('button', { name: 'Create a link' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Live casino').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByText(/highest rebate for this member/u).closest('details')!.open).toBe(true);
  expect(screen.getByLabelText('Name of the link').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Live casino').value).toBe('15');
});

test('where rebates are off, a registration asks for a name and a kind alone', () => {
  queryClient.setQueryData(['status'], statusOf('0'));
  show(<RegisterForm />);
  expect(screen.queryByText(/Rebates and prize group/u)).toBeNull();
});

test('a link shows what it gives', () => {
  const configs = [
    { type: 'LIVE' as const, rebateValue: 0.5, prizeModeId: '' },
    { type: 'LOTT' as const, rebateValue: 0, prizeModeId: '1946' },
  ];
  const facts = { id: 'l1', code: 'PIER', name: 'Pier', type: 0, status: 1, affiliateCount: 0 };
  show(
    <ul>
      <LinkCard link={{ ...facts, startDate: 1, endDate: null, configs }} />
    </ul>,
  );
  const list = within(screen.getByLabelText('Given to new members'));
  expect(list.getByText('0.5%')).toBeTruthy();
  expect(list.getByText('1946')).toBeTruthy();
});
