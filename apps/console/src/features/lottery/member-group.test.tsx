// A member's prize group is changed within its range and steps alone, with a reason.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PermissionName } from '@baize/contract';
import { client } from '../../app/client.ts';
import { groupFault } from './group-dialog.tsx';
import { MemberLottery } from './member-lottery.tsx';
import { everything, given, order, showDesk } from './testing/desk.tsx';

const group = {
  id: 'm1',
  username: 'ning2026',
  group: 1956,
  isDefault: true,
  least: 1800,
  most: 1976,
  step: 2,
  upline: { id: 'm0', username: 'agent1', group: 1978 },
  changes: [
    {
      at: 0,
      before: 1950,
      after: 1956,
      by: { kind: 'staff', name: 'olga' } as const,
      reason: 'a promise',
    },
  ],
};

const limits = {
  id: 'm1',
  username: 'ning2026',
  list: [
    {
      gameCode: 'LF_3D',
      blocked: false,
      issueStakeMost: '100.00',
      dayStakeMost: null,
      at: 0,
      by: 'olga',
      reason: 'asked for it',
    },
  ],
};

afterEach(() => vi.restoreAllMocks());

function show(may: readonly PermissionName[]) {
  vi.spyOn(client.lottery, 'getMemberGroup').mockResolvedValue(given(group));
  vi.spyOn(client.lottery, 'getMemberLimits').mockResolvedValue(given(limits));
  vi.spyOn(client.lottery, 'findLotteryOrders').mockResolvedValue(
    given({ list: [order], total: 1 }),
  );
  showDesk(<MemberLottery id="m1" username="ning2026" />, { may });
}

test('the group is set with a reason', async () => {
  const send = vi.spyOn(client.lottery, 'setMemberGroup').mockResolvedValue(given({ done: true }));
  show(everything);
  expect(await screen.findByText('1956, the default')).toBeTruthy();
  expect(screen.getByText('agent1 · 1978')).toBeTruthy();
  expect(screen.getByText('1950 → 1956')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  const save = screen.getByRole('button', { name: 'Save' });
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Prize group'), { target: { value } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'agreed by phone' } });
  type('1978');
  expect(screen.getByText('This group is outside the range.')).toBeTruthy();
  expect(save).toHaveProperty('disabled', true);
  type('1970');
  fireEvent.click(save);
  const told = { id: 'm1', group: 1970, reason: 'agreed by phone' };
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(told, expect.anything()));
});

test.each([
  ['1976', undefined],
  ['1801', 'group-step-fault'],
  ['1798', 'group-range-fault'],
  ['', 'group-range-fault'],
  ['high', 'group-range-fault'],
] as const)('%s: %s', (typed, fault) => {
  expect(groupFault(typed, group)).toBe(fault);
});

test('without the permission group and orders are only shown', async () => {
  show(['lottery.view']);
  expect(await screen.findByRole('link', { name: 'AbCd_fGh-2' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('a member is limited in one lottery, with a reason', async () => {
  const send = vi.spyOn(client.lottery, 'setMemberLimit').mockResolvedValue(given({ done: true }));
  show(everything);
  fireEvent.click(await screen.findByRole('button', { name: '3D' }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(screen.getByLabelText('Maximum stake per draw')).toHaveProperty('value', '100');
  type('Reason', 'agreed by phone');
  type('Maximum stake per day', '1.005');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(screen.getByText('Enter an amount, or leave it empty.')).toBeTruthy();
  expect(save).toHaveProperty('disabled', true);
  type('Maximum stake per day', '500');
  type('Maximum stake per draw', '');
  fireEvent.click(save);
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({
      id: 'm1',
      gameCode: 'LF_3D',
      blocked: false,
      issueStakeMost: null,
      dayStakeMost: '500',
      reason: 'agreed by phone',
    }),
  );
});
