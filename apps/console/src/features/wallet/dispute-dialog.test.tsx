// A dispute in the console: both sides beside each other, nothing decided against a payer who can
// still answer, a decision with its reason, and a proposal that waits for a second person.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import type { PermissionName } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { useStaffStore } from '../../app/staff.ts';
import { showTexts } from '../../app/texts.ts';
import type { Dispute } from './dispute.ts';
import { DisputeDialog } from './dispute-dialog.tsx';

const server = vi.hoisted(() => {
  const line = { heard: [] as unknown[], dispute: {} as object };
  globalThis.fetch = async (url, init) => {
    const path = new URL(String(url), 'https://ops.example').pathname;
    if (path.endsWith('/picture')) return Response.json({ picture: 'aGk=' });
    if (init?.method === 'POST') line.heard.push([path, JSON.parse(String(init.body))]);
    return Response.json(line.dispute);
  };
  return line;
});

const said = (author: 'seller' | 'buyer' | 'staff', more: object = {}) => ({
  evidenceId: `${author}-1`,
  author,
  kind: 'message' as const,
  writer: '',
  message: `said by ${author}`,
  hasPicture: false,
  at: 0,
  ...more,
});
const dispute: Dispute = {
  disputeId: 'd1',
  withdrawalId: 'w1',
  partNumber: 1,
  seller: { playerId: 'ana', username: 'ana2026' },
  buyer: { playerId: 'ben', username: 'ben2026' },
  currency: 'PHP',
  amount: '250.0000',
  state: 'open',
  outcome: '',
  reason: '',
  openedAt: 0,
  answerBy: 0,
  decidedAt: null,
  proposedBy: '',
  decidedBy: '',
  bankName: 'BDO Unibank',
  cardHolder: 'Ana Cruz',
  cardNumber: '**** 5678',
  decidable: true,
  needsSecond: false,
  reliability: { settled: 3, unpaid: 1, lost: 0, blockedUntil: null },
  evidence: [said('buyer', { kind: 'payment-proof', hasPicture: true }), said('seller')],
};

async function show(more: Partial<Dispute>, permissions: PermissionName[] = ['disputes.decide']) {
  server.dispute = { ...dispute, ...more };
  const rest = { due: '', confirmedUntil: 0 } as const;
  const staff = { id: 's', username: 'olga', role: 'cashier', permissions, ...rest };
  useStaffStore.setState({ staff });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <DisputeDialog disputeId="d1" onClose={() => undefined} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText('ana2026');
}

const arrived = 'Decide: received';
const lost = 'Decide: not received';

beforeEach(() => {
  showTexts(translatorOf('en'));
  server.heard.length = 0;
});

test('both sides stand beside each other, with their pictures', async () => {
  await show({});
  const buyer = within(screen.getByRole('region', { name: 'Payer' }));
  expect(buyer.getByText('Proof of payment')).toBeTruthy();
  expect(await buyer.findByRole('img')).toBeTruthy();
  const seller = within(screen.getByRole('region', { name: 'Recipient' }));
  expect(seller.getByText('said by seller')).toBeTruthy();
  expect(screen.getByText('3 paid, 1 never paid, 0 disputes lost')).toBeTruthy();
});

test('a decision is sent with its reason', async () => {
  await show({});
  fireEvent.click(screen.getByRole('button', { name: lost }));
  const asked = within(screen.getByRole('dialog', { name: lost }));
  expect(asked.getByText(/must be paid again/u)).toBeTruthy();
  fireEvent.change(asked.getByRole('textbox'), { target: { value: 'The bank knows nothing.' } });
  fireEvent.click(asked.getByRole('button', { name: lost }));
  await waitFor(() =>
    expect(server.heard).toEqual([
      [
        '/ops/payment-disputes/d1/decide',
        { outcome: 'returned', reason: 'The bank knows nothing.' },
      ],
    ]),
  );
});

test('nothing is decided against a payer who can still answer', async () => {
  await show({ decidable: false });
  expect(screen.getByText(/can answer until/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: lost }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: arrived }).hasAttribute('disabled')).toBe(false);
});

test('a proposal says whose it is and what another person can do', async () => {
  await show({ state: 'proposed', outcome: 'received', proposedBy: 'mei', needsSecond: true });
  expect(screen.getByText(/mei proposes: Money received/u)).toBeTruthy();
});

test('a decided dispute, and one for staff without the permission, has no buttons', async () => {
  await show({ state: 'decided', outcome: 'received', decidedBy: 'mei', decidedAt: 1 });
  expect(screen.queryByRole('button', { name: arrived })).toBeNull();
});

test('staff without the permission read alone', async () => {
  await show({}, ['withdrawals.view']);
  expect(screen.queryByRole('button', { name: arrived })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
