// Staff find team transfers by their filters, take one back with a reason, and switch them off for
// a member.
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
import { MemberTransfers } from './member-transfers.tsx';
import { TeamTransfers } from './team-transfers.tsx';

afterEach(() => vi.restoreAllMocks());

const given = <Value,>(value: Value) => ({ ok: true as const, value });
const transfer = {
  id: 't1',
  at: Date.UTC(2026, 2, 1),
  way: 'down',
  sender: { id: 'm1', username: 'agent01' },
  receiver: { id: 'm2', username: 'player01' },
  amount: '100.0000',
  currency: 'PHP',
  turnover: '100.0000',
  state: 'done',
  reversedAt: null,
  reversedBy: '',
  reason: '',
} as const;
const reversed = {
  ...transfer,
  id: 't2',
  state: 'reversed',
  reversedAt: Date.UTC(2026, 2, 2),
  reversedBy: 'olga',
  reason: 'sent by a thief',
} as const;

function show(page: ReactNode, may: readonly PermissionName[]) {
  showTexts(translatorOf('en'));
  useStaffStore.setState({ token: 'T', staff: { username: 'olga', permissions: may } as never });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

function listing() {
  const list = vi.spyOn(client.wallet, 'listTeamTransfersOfAll');
  list.mockResolvedValue(given({ list: [transfer, reversed], total: 2 }));
  return list;
}

test('transfers are found by side and state; staff who may only see take none back', async () => {
  const list = listing();
  show(<TeamTransfers />, ['transfers.view']);
  expect(await screen.findAllByRole('link', { name: 'agent01' })).toHaveLength(2);
  expect(screen.getByText(/sent by a thief/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Username of sender or receiver'), {
    target: { value: 'player01' },
  });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'reversed' } });
  const asked = { pageNo: 1, pageSize: 20, username: 'player01', state: 'reversed' };
  await waitFor(() => expect(list.mock.calls.at(-1)?.[0]).toEqual(asked));
});

test('only a transfer that is done can be reversed, with a reason', async () => {
  listing();
  const reverse = vi.spyOn(client.wallet, 'reverseTeamTransfer');
  reverse.mockResolvedValue(given(reversed));
  show(<TeamTransfers />, ['transfers.view', 'transfers.edit']);
  const buttons = await screen.findAllByRole('button', { name: 'Reverse' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(dialog.textContent).toContain('from player01 to agent01');
  const act = within(dialog).getByRole('button', { name: 'Reverse', hidden: true });
  expect(act).toHaveProperty('disabled', true);
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'a thief' } });
  fireEvent.click(act);
  await waitFor(() => expect(reverse.mock.calls[0]?.[0]).toEqual({ id: 't1', reason: 'a thief' }));
});

test('a member’s page tells who switched transfers off and offers them on again', async () => {
  listing();
  const off = { at: Date.UTC(2026, 2, 3), by: 'mila', reason: 'many small sums' };
  vi.spyOn(client.wallet, 'getMemberTransfers').mockResolvedValue(
    given({ sentToday: '40.0000', countToday: 2, off }),
  );
  const turn = vi.spyOn(client.wallet, 'setMemberTransfers');
  turn.mockResolvedValue(given({ done: true }));
  show(<MemberTransfers id="m1" />, ['transfers.view', 'transfers.edit']);
  expect(await screen.findByText(/many small sums/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Allow transfers' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'explained' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Allow transfers', hidden: true }));
  const asked = { id: 'm1', on: true, reason: 'explained' };
  await waitFor(() => expect(turn.mock.calls[0]?.[0]).toEqual(asked));
});
