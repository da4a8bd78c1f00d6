// A policy, or a profile, that lets one person decide more waits for a second one: another person
// confirms it, the one who proposed it may only withdraw it.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { given, showDesk } from '../../app/testing/show-desk.tsx';
import { useStaffStore } from '../../app/staff.ts';
import { Policies } from './policies.tsx';

afterEach(() => vi.restoreAllMocks());

const waits = { by: 'olga', at: 1_795_000_000_000 };
const name = 'billSecondPersonAbove';
const policy = { name, kind: 'amount' as const, value: '10000', overridden: false };

function show(username: string) {
  vi.spyOn(client.settings, 'listPolicies').mockResolvedValue(
    given({
      profile: 'strict' as const,
      profileWaits: { ...waits, value: 'default' as const },
      policies: [{ ...policy, waits: { ...waits, value: '90000' } }],
    }),
  );
  const set = vi.spyOn(client.settings, 'setPolicy');
  set.mockResolvedValue(given({ name, value: '90000', waits: null }));
  const choose = vi.spyOn(client.settings, 'setProfile');
  choose.mockResolvedValue(given({ profile: 'strict' as const, waits: null }));
  showDesk(<Policies />, { may: ['settings.view', 'settings.edit', 'settings.profile'] });
  const { staff } = useStaffStore.getState();
  if (staff) useStaffStore.setState({ staff: { ...staff, username } });
  return { set, choose };
}

const rowOf = async (text: RegExp) => {
  const row = (await screen.findByText(text)).closest('li');
  if (row === null) throw new Error('there is no such row');
  return within(row);
};

test('another person confirms a policy that waits', async () => {
  const { set } = show('second');
  const row = await rowOf(/second person: 90000 \(proposed by olga\)/);
  fireEvent.click(row.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(set).toHaveBeenCalledWith({ name, value: '90000' }));
});

test('the person who proposed a change may only withdraw it', async () => {
  const { set, choose } = show('olga');
  const row = await rowOf(/proposed by olga\)/);
  expect(row.queryByRole('button', { name: 'Confirm' })).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(set).toHaveBeenCalledWith({ name, value: null }));
  const profile = await rowOf(/Proposed by olga\./);
  expect(profile.queryByRole('button', { name: 'Confirm' })).toBeNull();
  fireEvent.click(profile.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(choose).toHaveBeenCalledWith({ profile: 'strict' }));
});
