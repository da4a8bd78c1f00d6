// Staff see a player's limits beside ours and which applies, set ours with a reason, and free
// deposits that were blocked.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PermissionName } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../../app/client.ts';
import { useStaffStore } from '../../../app/staff.ts';
import { showTexts } from '../../../app/texts.ts';
import { DepositBlocks } from './deposit-blocks.tsx';
import { DormantAccounts } from './dormant-accounts.tsx';
import { typedValue } from './limit-dialog.tsx';
import { MemberLimits, type MemberDepositLimits } from './member-limits.tsx';

afterEach(() => vi.restoreAllMocks());

const given = <Value,>(value: Value) => ({ ok: true as const, value });
const may = ['limits.view', 'limits.edit'] as const;
const none = {
  used: '0.00',
  own: null,
  pendingValue: null,
  pendingFrom: null,
  member: null,
  level: null,
  brand: null,
  counts: null,
};
const limits: MemberDepositLimits = {
  spans: [
    {
      ...none,
      span: 'day',
      used: '120.00',
      own: '500.00',
      member: { value: '300.00', at: Date.UTC(2026, 2, 1), by: 'mila', reason: 'affordability' },
      counts: { whose: 'operator', limit: '300.00' },
    },
    {
      ...none,
      span: 'week',
      level: '900.00',
      brand: '700.00',
      counts: { whose: 'operator', limit: '900.00' },
    },
    { ...none, span: 'month' },
  ],
  blocks: [{ means: '', at: Date.UTC(2026, 2, 1), until: null }],
  reviewAt: null,
  dormant: null,
};

function show(page: ReactNode, permissions: readonly PermissionName[] = may) {
  showTexts(translatorOf('en'));
  useStaffStore.setState({ token: 'T', staff: { username: 'olga', permissions } as never });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

// @proves R43
test('both limits are shown with the one that applies, and ours is set with a reason', async () => {
  vi.spyOn(client.wallet, 'getMemberDepositLimits').mockResolvedValue(given(limits));
  const set = vi.spyOn(client.wallet, 'setMemberDepositLimit');
  set.mockResolvedValue(given({ done: true }));
  show(<MemberLimits id="m1" />);
  expect(await screen.findByText(/300\.00 \(our limit\)/)).toBeTruthy();
  expect(screen.getByText(/by VIP level/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  const value = within(dialog).getByLabelText('Limit');
  expect(value).toHaveProperty('value', '300.00');
  fireEvent.change(value, { target: { value: '250' } });
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'income' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save', hidden: true }));
  const asked = { id: 'm1', span: 'day', value: '250.00', reason: 'income' };
  await waitFor(() => expect(set.mock.calls[0]?.[0]).toEqual(asked));
});

test('staff who may only see limits set none and free none', async () => {
  vi.spyOn(client.wallet, 'getMemberDepositLimits').mockResolvedValue(given(limits));
  show(<MemberLimits id="m1" />, ['limits.view']);
  expect(await screen.findByText('Until staff unblock them')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['', null],
  ['100', '100.00'],
  ['0', '0.00'],
  ['ten', undefined],
  ['1.234', undefined],
])('a typed limit of “%s” is %s', (typed, value) => {
  expect(typedValue(typed)).toBe(value);
});

// @proves R27
test('blocked deposits of a member are freed with a reason', async () => {
  const block = { playerId: 'm1', username: 'player01', means: '', at: 0, until: null };
  vi.spyOn(client.wallet, 'listDepositBlocks').mockResolvedValue(given({ list: [block] }));
  const lift = vi.spyOn(client.wallet, 'liftDepositBlocks');
  lift.mockResolvedValue(given({ done: true }));
  show(<DepositBlocks />);
  expect(await screen.findByText('All deposits')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Unblock deposits' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'new card' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Unblock deposits', hidden: true }));
  await waitFor(() => expect(lift.mock.calls[0]?.[0]).toEqual({ id: 'm1', reason: 'new card' }));
});

// @proves R38
test('inactive accounts are listed with the money that stays in them', async () => {
  const account = {
    playerId: 'm1',
    username: 'player01',
    seenAt: 0,
    noticedAt: 0,
    dormantAt: 0,
    balance: '500.00',
    currency: 'PHP',
  };
  vi.spyOn(client.wallet, 'listDormantAccounts').mockResolvedValue(
    given({ list: [account], total: 1 }),
  );
  show(<DormantAccounts />);
  expect(await screen.findByRole('link', { name: 'player01' })).toBeTruthy();
  expect(screen.getByText(/500\.00/)).toBeTruthy();
});
