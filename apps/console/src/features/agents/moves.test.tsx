// A move below an agent whom the house pays: proposed, told, and confirmed by somebody else.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastRegion } from '@baize/ui';
import { client } from '../../app/client.ts';
import { given, showDesk } from '../../app/testing/show-desk.tsx';
import { AgentPage, type Team } from './agent-page.tsx';
import { ProposedMoves } from './proposed-moves.tsx';

afterEach(() => vi.restoreAllMocks());

const may = ['agents.view', 'agents.edit'] as const;
const zoe = { id: 'z1', username: 'zoe' };
const proposedMove = { upline: zoe, by: 'pat', at: 7, reason: 'asked for' };
const team: Team = {
  id: 'b1',
  username: 'ben',
  type: 1,
  state: 'active',
  registeredAt: 0,
  lastLoginAt: null,
  direct: 1,
  teamSize: 1,
  teamBalance: '0.00',
  isAgent: true,
  since: 0,
  code: 'BEN',
  above: [],
  agents: 0,
  figures: {
    activeMembers: 0,
    firstDeposits: 0,
    rounds: 0,
    stake: '0.00',
    payout: '0.00',
    net: '0.00',
    deposited: '0.00',
    withdrawn: '0.00',
  },
  proposedMove: null,
};

function showTeam(of: Partial<Team>) {
  vi.spyOn(client.agents, 'getMemberTeam').mockResolvedValue(given({ ...team, ...of }));
  vi.spyOn(client.agents, 'listMemberDownlines').mockResolvedValue(given({ list: [], total: 0 }));
  const page = (
    <>
      <AgentPage />
      <ToastRegion label="Messages" closeLabel="Close" />
    </>
  );
  showDesk(page, { may, at: '/agents/b1', path: '/agents/:id' });
}

test('a move that waits for a second person is told as such', async () => {
  const move = vi.spyOn(client.agents, 'moveMember').mockResolvedValue(given({ moved: false }));
  showTeam({});
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }));
  fireEvent.change(screen.getByLabelText('Username of the agent above'), {
    target: { value: 'zoe' },
  });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'asked for' } });
  const [, send] = screen.getAllByRole('button', { name: 'Move' });
  if (send !== undefined) fireEvent.click(send);
  await waitFor(() => expect(move).toHaveBeenCalled());
  const told = await screen.findAllByText('The move now waits for a second person.');
  expect(told.length).toBeGreaterThan(0);
});

test('a second person confirms the very move; its proposer only withdraws it', async () => {
  const confirm = vi
    .spyOn(client.agents, 'confirmMemberMove')
    .mockResolvedValue(given({ done: true }));
  showTeam({ proposedMove });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the move' }));
  const [, send] = screen.getAllByRole('button', { name: 'Confirm the move' });
  if (send !== undefined) fireEvent.click(send);
  await waitFor(() => expect(confirm).toHaveBeenCalled());
  expect(confirm.mock.calls[0]?.[0]).toEqual({ id: 'b1', proposedAt: 7 });
});

test('the proposer of a move has no button to confirm it', async () => {
  showTeam({ proposedMove: { ...proposedMove, by: 'olga' } });
  await screen.findByRole('button', { name: 'Withdraw the move' });
  expect(screen.queryByRole('button', { name: 'Confirm the move' })).toBe(null);
});

test('moves that wait are listed with who proposed them', async () => {
  const list = [{ ...proposedMove, member: { id: 'b1', username: 'ben' } }];
  vi.spyOn(client.agents, 'listProposedMoves').mockResolvedValue(given({ list, total: 1 }));
  showDesk(<ProposedMoves />, { may });
  expect(await screen.findByRole('link', { name: 'ben moves below zoe.' })).toBeTruthy();
  expect(screen.getByText(/Proposed by pat/u)).toBeTruthy();
});
