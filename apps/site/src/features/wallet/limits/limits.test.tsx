// Before a deposit a player is asked for a limit, sees what it leaves, and is told by name when
// deposits are stopped; a reduced amount is offered with its facts.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import type { Failure } from '@baize/client';

const server = vi.hoisted(() => {
  const care = {
    prompt: 'none',
    reviewDue: false,
    suspended: false,
    blocked: [] as object[],
    room: null as object | null,
    dormantMonths: 12,
    dormantNoticeDays: 30,
  };
  const banks = [{ bankCode: 'QRPH', bankType: 'QR' }];
  const amounts = { minimumAmount: 50, maximumAmount: 1000 };
  const channel = { channel: 'sandpay-qr', vendorId: 'sandpay', vendorName: 'Sandpay', banks };
  const fee = { fixed: 0, permille: 0, payer: 'house' };
  const more = { kind: 'qr', quickAmounts: [], fee, hours: null, isOpen: true, mcsBankCode: '' };
  const ways = { QR: { channels: [{ ...channel, ...amounts, ...more }] } };
  const state = { care, ways, answered: [] as string[] };
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (init?.method === 'POST' || init?.method === 'PUT') {
      state.answered.push(String(init.body));
      return Response.json(url.includes('prompt') ? { done: true } : { limit: {} });
    }
    return url.includes('/deposit-limits')
      ? Response.json(state.care)
      : Response.json({ success: true, value: url.includes('Channels') ? state.ways : {} });
  };
  return state;
});
const { queryClient } = await import('../../../app/query-client.ts');
const { showTexts } = await import('../../../app/texts/texts.ts');
const { DepositGate } = await import('./deposit-gate.tsx');
const { ReducedDeposit } = await import('./reduced-deposit.tsx');

const open = { ...server.care };

beforeEach(() => {
  queryClient.clear();
  server.answered.length = 0;
  server.care = { ...open };
  showTexts(translatorOf('en'));
});

const show = (page: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>);

const showGate = () =>
  show(
    <DepositGate>
      <p>the form</p>
    </DepositGate>,
  );

// @proves R42
test('the question for a limit has a free amount and can be put away', async () => {
  server.care = { ...open, prompt: 'dismissible' };
  showGate();
  expect(await screen.findByText('Would you like a deposit limit?')).toBeDefined();
  expect(screen.queryByText('the form')).toBeNull();
  const amount = screen.getByLabelText('Maximum deposit');
  expect(amount).toHaveProperty('value', '');
  server.care = { ...open };
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText('the form')).toBeDefined();
  expect(server.answered).toEqual(['{"answer":"later"}']);
});

// @proves R42
test('a required answer has no “Not now”', async () => {
  server.care = { ...open, prompt: 'required' };
  showGate();
  expect(await screen.findByRole('button', { name: 'No limit' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

// @proves R46
test('the rest of the limit is shown above the form, with the way to change it', async () => {
  server.care = {
    ...open,
    room: { span: 'week', whose: 'operator', limit: '500.00', left: '120.00' },
  };
  showGate();
  expect(await screen.findByText('the form')).toBeDefined();
  expect(screen.getByText(/You can still deposit .*120\.00 of .* this week/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change limits' })).toBeDefined();
});

// @proves R27
test('suspended deposits are told instead of the form; a blocked method above it', async () => {
  server.care = { ...open, suspended: true };
  showGate();
  expect(await screen.findByText('Your deposits are suspended')).toBeDefined();
  expect(screen.queryByText('the form')).toBeNull();
});

// @proves R27
test('a blocked method is told above the form, with its end', async () => {
  server.care = { ...open, blocked: [{ means: 'sandpay-qr', until: Date.UTC(2027, 0, 1) }] };
  showGate();
  expect(await screen.findByText(/deposits with Sandpay have failed/)).toBeDefined();
  expect(screen.getByText('the form')).toBeDefined();
});

const failure = (facts: Failure['facts']): Failure => ({
  ok: false,
  refused: 'deposit-limit-reached',
  message: '',
  facts,
  value: {},
  status: 403,
  requestId: 'r',
});
const facts = { span: 'day', whose: 'own', limit: '500.00', remaining: '120.50' };

// @proves R45
test('a deposit over the limit is offered reduced, with the limit and the rest', () => {
  const taken: bigint[] = [];
  show(
    <ReducedDeposit failure={failure(facts)} least={50_0000n} onTake={(one) => taken.push(one)} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('500.00');
  fireEvent.click(screen.getByRole('button', { name: /Deposit .*120\.50 instead/ }));
  expect(taken).toEqual([120_5000n]);
});

test('a rest below the smallest deposit is told but not offered', () => {
  show(<ReducedDeposit failure={failure(facts)} least={200_0000n} onTake={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain('120.50');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a limit without a rest, and another refusal, offer nothing', () => {
  const none = failure({ ...facts, remaining: 'none' });
  const { container } = show(<ReducedDeposit failure={none} least={1n} onTake={() => undefined} />);
  expect(container.textContent).toBe('');
});
