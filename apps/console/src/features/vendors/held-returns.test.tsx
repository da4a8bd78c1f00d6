// Staff who may judge withdrawals decide on a held return with a reason, and others see it without
// the buttons.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PermissionName } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../app/client.ts';
import { useStaffStore } from '../../app/staff.ts';
import { showTexts } from '../../app/texts.ts';
import { HeldReturns, type HeldReturn } from './held-returns.tsx';

const held: HeldReturn = {
  id: 'h1',
  vendor: 'SBXD',
  playerId: 'p1',
  username: 'ning2026',
  currency: 'PHP',
  amount: '65128.00',
  sent: '6872.00',
  credited: '6872.00',
  state: 'waiting',
  at: 0,
  decidedAt: null,
  decidedBy: '',
  reason: '',
};

afterEach(() => vi.restoreAllMocks());

function show(permissions: PermissionName[]) {
  const listed = { ok: true as const, value: { list: [held], total: 1 } };
  const rejected = { ok: true, value: { heldReturn: { ...held, state: 'rejected' } } } as const;
  vi.spyOn(client.vendors, 'listHeldReturns').mockResolvedValue(listed);
  const reject = vi.spyOn(client.vendors, 'rejectHeldReturn').mockResolvedValue(rejected);
  showTexts(translatorOf('en'));
  useStaffStore.setState({ token: 'T', staff: { username: 'olga', permissions } as never });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HeldReturns />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return reject;
}

test('a held return is rejected with a reason', async () => {
  const reject = show(['withdrawals.view', 'withdrawals.review']);
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const buttons = await screen.findAllByRole('button', { name: 'Reject' });
  const send = buttons.at(-1) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'no win in their records' } });
  fireEvent.click(send);
  const told = { id: 'h1', reason: 'no win in their records' };
  await waitFor(() => expect(reject).toHaveBeenCalledExactlyOnceWith(told, expect.anything()));
});

test('staff with read permission see sent and waiting amounts', async () => {
  show(['withdrawals.view']);
  expect(await screen.findByText('ning2026')).toBeTruthy();
  expect(screen.getAllByText(/65,128\.00/u).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
