// A transfer shows who gets how much and what it causes before it is sent, asks for the payment
// password last, and sends one wish once.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

interface Sent {
  readonly url: string;
  readonly body: unknown;
}

const server = vi.hoisted(() => {
  const terms = {
    up: { name: 'ag***01' },
    down: 'direct',
    minimum: '10.0000',
    dailyMaximum: '50000.0000',
    left: '400.00',
    dailyCount: 10,
    countLeft: 9,
    turnoverTimes: 1,
    turnoverRequired: '0.00',
  };
  const transfer = {
    transferId: 't1',
    at: Date.parse('2026-03-01T04:00:00Z'),
    side: 'received',
    way: 'down',
    name: 'ag***01',
    amount: 25,
    state: 'done',
  };
  return { terms, transfer, sent: [] as Sent[] };
});

vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const member = (username: string, type: number, activeFlag: number) => ({
  customerId: username,
  customerName: username,
  type,
  activeFlag,
});
const team = [member('subagent', 1, 1), member('locked', 0, 0), member('player', 0, 1)];
const wps = (value: unknown) => Response.json({ success: true, value });

function answerOf(url: string): Response {
  if (url.includes('/transfers/terms')) return Response.json(server.terms);
  if (url.includes('/play/transfers')) {
    return Response.json({ list: [server.transfer], pageNo: 1, totalPage: 1 });
  }
  if (url.includes('/downlines')) return wps({ list: team });
  if (url.includes('/wallets/balance')) {
    return wps({ sumBalance: 500, balance: [], currency: 'PHP', currencySymbol: 'P' });
  }
  return wps(1);
}

globalThis.fetch = async (input, init) => {
  const url = String(input);
  if (init?.method === 'PUT') server.sent.push({ url, body: init.body });
  return answerOf(url);
};

vi.mock('../../../app/session/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ token: 'token', account: 'me', isAgent: 1, toUpline: true }),
}));

const { queryClient } = await import('../../../app/query-client.ts');
const { showTexts } = await import('../../../app/texts/texts.ts');
const { TeamTransferScreen } = await import('./team-screen.tsx');
const { UplineScreen } = await import('./upline-screen.tsx');

beforeEach(() => {
  queryClient.clear();
  server.sent.length = 0;
  showTexts(translatorOf('en'));
});

function show(Page: () => React.ReactNode) {
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
}

const toContinue = () => screen.getByRole('button', { name: 'Continue' });

test('an agent chooses an active member, sees the effect and only then sends', async () => {
  show(TeamTransferScreen);
  expect(await screen.findByRole('button', { name: /subagent/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /locked/ })).toBeNull();
  expect(toContinue()).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: /subagent/ }));
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '100' } });
  fireEvent.click(toContinue());
  const dialog = await screen.findByRole('dialog', { hidden: true });
  for (const fact of ['subagent', 'P 100.00', 'P500.00', 'P400.00', 'P 300.00']) {
    expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain(fact);
  }
  expect(dialog.textContent).toContain('once');
  const send = within(dialog).getByRole('button', { name: /Send/, hidden: true });
  fireEvent.click(send);
  expect(server.sent).toEqual([]);
});

test.each([
  ['5', 'The minimum is'],
  ['450', 'The maximum is'],
  ['600', 'Your balance is'],
])('an amount of %s is refused before it is sent', async (amount, words) => {
  show(UplineScreen);
  const field = await screen.findByLabelText('Amount');
  fireEvent.change(field, { target: { value: amount } });
  fireEvent.click(toContinue());
  expect(await screen.findByText(new RegExp(words))).toBeDefined();
  expect(screen.queryByText('Check the transfer')).toBeNull();
});

test('open turnover is told instead of the form', async () => {
  server.terms = { ...server.terms, turnoverRequired: '30.00' };
  show(UplineScreen);
  expect(await screen.findByText(/Stake this amount before/)).toBeDefined();
  expect(screen.queryByLabelText('Amount')).toBeNull();
  server.terms = { ...server.terms, turnoverRequired: '0.00' };
});

test('the record names the other side and whether money came or went', async () => {
  show(UplineScreen);
  expect(await screen.findByText('From ag***01')).toBeDefined();
  expect(screen.getByText('Done')).toBeDefined();
});
