// A proposal is confirmed by another person than its own, and by the call of its kind.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { LotteryApprovals } from './approvals.tsx';
import { ProposalCards } from './proposal-cards.tsx';
import type { Proposal } from './proposals.ts';
import { everything, given, proposal, showDesk } from './testing/desk.tsx';

afterEach(() => vi.restoreAllMocks());

const correction: Proposal = {
  ...proposal,
  kind: 'correction',
  gameCode: 'SSC_DAY',
  issue: '261123015',
  reason: 'the official page was wrong',
  changes: [{ field: 'numbers', before: '1 2 3 4 5', after: '1 2 3 4 6' }],
};
const effect = {
  before: [1, 2, 3, 4, 5],
  after: [1, 2, 3, 4, 6],
  slips: 1250,
  changed: 31,
  winnersBefore: 20,
  winnersAfter: 11,
  payoutBefore: '900.0000',
  payoutAfter: '500.0000',
  difference: '-400.0000',
  debtors: 2,
  debt: '55.0000',
};

const show = (one: Proposal, may = everything) =>
  showDesk(<ProposalCards proposals={[one]} />, { may });

test('the second person confirms terms', async () => {
  const confirm = vi.spyOn(client.lottery, 'confirmLotteryChange');
  confirm.mockResolvedValue(given({ ...proposal, state: 'confirmed' }));
  show(proposal);
  expect(screen.getByText(/Return of odds bets, in percent/u).textContent).toMatch(/97.*94/u);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Confirm' }).at(-1) as HTMLElement);
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith({ proposalId: 'p1' }));
});

test('the person who proposed can only withdraw', async () => {
  const withdraw = vi.spyOn(client.lottery, 'withdrawLotteryStep');
  withdraw.mockResolvedValue(given({ ...correction, state: 'withdrawn' }));
  show({ ...correction, proposedBy: 'olga' });
  expect(screen.getByText('You proposed this. Another person must confirm it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) as HTMLElement);
  await waitFor(() => expect(withdraw).toHaveBeenCalledExactlyOnceWith({ proposalId: 'p1' }));
});

test('a correction is confirmed by its numbers entered again, the effect in sight', async () => {
  vi.spyOn(client.lottery, 'previewLotteryCorrection').mockResolvedValue(given(effect));
  const confirm = vi.spyOn(client.lottery, 'confirmLotteryStep');
  confirm.mockResolvedValue(given({ ...correction, state: 'confirmed' }));
  show(correction);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const send = screen.getAllByRole('button', { name: 'Confirm' }).at(-1) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Numbers'), { target: { value: '12346' } });
  expect(
    await screen.findByText('2 members would owe ₱ 55.00 in total.', { normalizer }),
  ).toBeTruthy();
  fireEvent.click(send);
  const told = { proposalId: 'p1', numbers: [1, 2, 3, 4, 6] };
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith(told));
});

const normalizer = (text: string) => text.replaceAll('\u00A0', ' ').replace(/owe \S+ /u, 'owe ₱ ');

test('the numbers of a result stay hidden', () => {
  show({ ...correction, kind: 'result', changes: [] });
  expect(screen.getByText(/The numbers are hidden/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter the numbers' })).toBeTruthy();
});

test('without the permission nothing can be decided', () => {
  show(proposal, ['lottery.view', 'lottery.results']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('proposals that wait are listed first, and found by kind', async () => {
  const list = vi.spyOn(client.lottery, 'listLotteryChanges');
  list.mockResolvedValue(given({ list: [proposal], total: 1 }));
  showDesk(<LotteryApprovals />, { may: everything });
  expect(await screen.findByText('SSC 1 Minute', { selector: 'a' })).toBeTruthy();
  expect(list.mock.calls[0]?.[0]).toEqual({ pageNo: 1, pageSize: 20, state: 'waiting' });
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'odds' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Confirmed' }));
  const asked = { pageNo: 1, pageSize: 20, state: 'confirmed', kind: 'odds' };
  await waitFor(() => expect(list.mock.calls.at(-1)?.[0]).toEqual(asked));
});
