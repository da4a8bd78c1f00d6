// Rewards and applications: what waits comes first, a decision sends the amount and the answer, and
// promotions list what they have cost.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { given, refused, showDesk } from '../../app/testing/show-desk.tsx';
import { Promotions } from './promotions.tsx';
import { Rewards } from './rewards.tsx';
import { claim, promotion } from './testing.ts';

afterEach(() => vi.restoreAllMocks());

const may = ['promotions.view', 'promotions.judge', 'promotions.publish'] as const;

const signals = [
  {
    signal: 'same-device' as const,
    members: 2,
    had: 1,
    named: [{ playerId: 'm2', username: 'twin' }],
    percent: 0,
  },
  { signal: 'low-risk' as const, members: 0, had: 0, named: [], percent: 85 },
];
const entry = { event: 'reward-paid', after: '100.0000', at: 1_795_000_000_000 };
const moved = {
  currency: 'PHP',
  list: [
    { ...entry, account: 'player-cash', ofMember: true, amount: '100.0000' },
    { ...entry, account: 'bonus-funding', ofMember: false, amount: '-100.0000' },
  ],
};

function showQueue(shown = claim) {
  const find = vi.spyOn(client.promotions, 'findClaims');
  find.mockResolvedValue(given({ list: [shown], total: 1, pending: 1 }));
  vi.spyOn(client.promotions, 'getClaimPicture').mockResolvedValue(given({ picture: 'AAAA' }));
  vi.spyOn(client.promotions, 'getRewardSignals').mockResolvedValue(given({ signals }));
  vi.spyOn(client.promotions, 'getRewardEntries').mockResolvedValue(given(moved));
  showDesk(<Rewards />, { may, at: `/rewards?state=${shown.state}` });
  return find;
}

async function openClaim() {
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  return within(screen.getByRole('dialog'));
}

test('an application is approved with another amount after its picture was enlarged', async () => {
  const find = showQueue();
  const decide = vi.spyOn(client.promotions, 'decideClaim');
  decide.mockResolvedValue(given({ ...claim, state: 'available' }));
  const dialog = await openClaim();
  expect(find.mock.calls[0]?.[0]).toEqual({ pageNo: 1, pageSize: 20, state: 'pending' });
  expect(dialog.getByText('I posted it today.')).toBeTruthy();
  const picture = await dialog.findByRole('button', { name: 'Enlarge picture 1' });
  fireEvent.click(picture);
  expect(picture.getAttribute('aria-expanded')).toBe('true');
  fireEvent.change(dialog.getByLabelText('Another amount'), { target: { value: '50' } });
  fireEvent.change(dialog.getByLabelText('Answer to the member'), { target: { value: 'Thanks' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  const asked = { id: 'c1', approve: true, amount: '50', answer: 'Thanks' };
  await waitFor(() => expect(decide.mock.calls[0]?.[0]).toEqual(asked));
});

test('signs of abuse stand in the queue, and in the dialog with their reason', async () => {
  showQueue();
  expect(await screen.findByText('Same device')).toBeTruthy();
  expect(screen.getByText('Play without risk')).toBeTruthy();
  const dialog = await openClaim();
  expect(await dialog.findByText(/2 other members registered from the same device/u)).toBeTruthy();
  expect(dialog.getByText('1 of them had this promotion too:')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'twin' }).getAttribute('href')).toBe('/members/m2');
  expect(dialog.getByText(/85 % of the stakes/u)).toBeTruthy();
});

test('a refused decision is told, and refusing sends no amount', async () => {
  showQueue();
  const decide = vi.spyOn(client.promotions, 'decideClaim');
  decide.mockResolvedValue(refused('reward-own-member', 'Another person has to decide.'));
  const dialog = await openClaim();
  fireEvent.change(dialog.getByLabelText('Another amount'), { target: { value: '50' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Another person has to decide.')).toBeTruthy();
  expect(decide.mock.calls[0]?.[0]).toMatchObject({ approve: false, amount: null });
});

test('a claimed reward is taken back with a reason', async () => {
  showQueue({ ...claim, state: 'claimed' });
  const take = vi.spyOn(client.promotions, 'returnReward');
  take.mockResolvedValue(given({ ...claim, state: 'returned' }));
  const dialog = await openClaim();
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(await dialog.findAllByText('Reward paid')).toHaveLength(2);
  expect(dialog.getByText('−P 100.00')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  const sure = within(screen.getByRole('dialog'));
  expect(sure.getByText(/Cash goes back from the balance/u)).toBeTruthy();
  expect(sure.queryByText(/Points go back/u)).toBeNull();
  fireEvent.change(sure.getByLabelText('Reason'), { target: { value: 'two accounts' } });
  fireEvent.click(sure.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(take.mock.calls[0]?.[0]).toEqual({ id: 'c1', reason: 'two accounts' }),
  );
});

test('of a reward in tickets staff read what was opened and what a return cancels', async () => {
  const [first] = claim.rewards;
  if (first === undefined) throw new Error('No reward');
  const rewards = [{ ...first, kind: 'ticket' as const, amount: '5', ticket: 'wheel' as const }];
  const tickets = { given: 5, opened: 2, left: 3, cancelled: 0 };
  showQueue({ ...claim, state: 'claimed', rewards, tickets });
  const dialog = await openClaim();
  expect(dialog.getByText('5 given: 2 opened, 3 left, 0 cancelled')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  const sure = within(screen.getByRole('dialog'));
  expect(sure.getByText(/Tickets that were not opened are cancelled/u)).toBeTruthy();
});

test('a reward is granted from the promotions that staff grant', async () => {
  showQueue();
  const spec = { ...promotion.spec, trigger: 'manual' as const };
  const list = [promotion, { ...promotion, promotionId: 'p2', spec }];
  vi.spyOn(client.promotions, 'findPromotions').mockResolvedValue(given({ list, total: 2 }));
  const grant = vi.spyOn(client.promotions, 'grantReward').mockResolvedValue(given(claim));
  fireEvent.click(await screen.findByRole('button', { name: 'Grant a reward' }));
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  fireEvent.change(dialog.getByLabelText('Member'), { target: { value: 'ning2026' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'well played' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Grant a reward' }));
  const asked = { id: 'p2', username: 'ning2026', reason: 'well played' };
  await waitFor(() => expect(grant.mock.calls[0]?.[0]).toEqual(asked));
});

test('promotions show cost and stage, and are filtered by stage', async () => {
  const find = vi.spyOn(client.promotions, 'findPromotions');
  const proposed = {
    ...promotion,
    promotionId: 'p2',
    stage: 'proposed',
    proposedBy: 'ada',
  } as const;
  find.mockResolvedValue(given({ list: [promotion, proposed], total: 2 }));
  showDesk(<Promotions />, { may });
  expect(await screen.findAllByText('P 2,500.00 of P 10,000.00')).toHaveLength(2);
  expect(screen.getByText('Proposed by ada')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New promotion' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Stopped' }));
  const asked = { pageNo: 1, pageSize: 20, stage: 'stopped' };
  await waitFor(() => expect(find.mock.calls.at(-1)?.[0]).toEqual(asked));
});
