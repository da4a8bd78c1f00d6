// Points of the house: exchanges are judged, goods and rates are written, points are adjusted.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../app/client.ts';
import { given, refused, showDesk } from '../../app/testing/show-desk.tsx';
import { Points } from './points.tsx';
import type { Exchange, Good, Scheme } from './staff-points.ts';

afterEach(() => vi.restoreAllMocks());

const may = ['points.view', 'points.edit', 'points.judge'] as const;

const exchange: Exchange = {
  redemptionId: 'r1',
  playerId: 'm1',
  username: 'ning2026',
  kind: 'gift',
  name: 'Playing cards',
  quantity: 2,
  points: 1600,
  amount: '0.0000',
  currency: 'PHP',
  state: 'processing',
  recipient: 'Ning Reyes',
  mobile: '0917',
  address: '12 Mabini Street',
  at: 1_795_000_000_000,
  decidedAt: null,
  decidedBy: '',
  answer: '',
};

const good: Good = {
  goodId: 'g1',
  version: 3,
  kind: 'gift',
  points: 800,
  amount: '0.0000',
  stock: 40,
  picture: 'cards',
  names: { en: 'Playing cards' },
  details: {},
  isOn: true,
  redeemed: 12,
};

const scheme: Scheme = {
  version: 4,
  earn: [{ category: 'RNG', stake: '100.0000' }],
  deposit: null,
  ratio: 100,
  step: 100,
  isConverting: true,
  budget: { pointsDay: 5000, pointsMonth: null, moneyDay: null, moneyMonth: null },
  currency: 'PHP',
  outstanding: 41_200,
  worth: '412.0000',
  given: { day: 1234, month: 8765 },
  paid: { day: '3.0000', month: '56.0000' },
};

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function showExchanges() {
  const find = vi.spyOn(client.points, 'findRedemptions');
  find.mockResolvedValue(given({ list: [exchange], total: 1, processing: 1 }));
  showDesk(<Points />, { may });
  return find;
}

test('an exchange shows where it goes and is approved', async () => {
  const find = showExchanges();
  const decide = vi.spyOn(client.points, 'decideRedemption');
  decide.mockResolvedValue(given({ ...exchange, state: 'approved' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(find.mock.calls[0]?.[0]).toEqual({ pageNo: 1, pageSize: 20, state: 'processing' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('12 Mabini Street')).toBeTruthy();
  fill('Answer to the member', 'On its way');
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  const asked = { id: 'r1', approve: true, answer: 'On its way' };
  await waitFor(() => expect(decide.mock.calls[0]?.[0]).toEqual(asked));
});

test('points are taken with a reason, and a refusal is told', async () => {
  showExchanges();
  const adjust = vi.spyOn(client.points, 'adjustPoints');
  adjust.mockResolvedValue(refused('points-too-few', 'Not enough points.'));
  fireEvent.click(await screen.findByRole('button', { name: 'Adjust points' }));
  const dialog = within(screen.getByRole('dialog'));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Adjust points' });
  fireEvent.change(dialog.getByLabelText('Member'), { target: { value: 'ning2026' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'counted twice' } });
  fill('Points', '0');
  expect(send.disabled).toBe(true);
  fill('Points', '-50');
  fireEvent.click(send);
  expect(await dialog.findByText('Not enough points.')).toBeTruthy();
  const asked = { username: 'ning2026', points: -50, reason: 'counted twice' };
  expect(adjust.mock.calls[0]?.[0]).toEqual(asked);
});

test('a good is edited at the version that was read', async () => {
  vi.spyOn(client.points, 'findPointGoods').mockResolvedValue(given({ list: [good] }));
  const edit = vi.spyOn(client.points, 'editPointGood').mockResolvedValue(given(good));
  showDesk(<Points />, { may, at: '/points?view=goods' });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  fill('Price in points', '750');
  fill('In stock', '');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  const { redeemed: _, goodId: id, ...written } = good;
  expect(edit.mock.calls[0]?.[0]).toEqual({ ...written, id, points: 750, stock: null });
});

test('rates show what members have, and a category without an amount earns nothing', async () => {
  vi.spyOn(client.points, 'getPointScheme').mockResolvedValue(given(scheme));
  const save = vi.spyOn(client.points, 'savePointScheme').mockResolvedValue(given(scheme));
  showDesk(<Points />, { may, at: '/points?view=rates' });
  expect(await screen.findByText('41,200')).toBeTruthy();
  expect(screen.getByText('P 412.00')).toBeTruthy();
  fill('Slots', '');
  fill('Live casino', '250');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const { earn, version } = save.mock.calls[0]?.[0] ?? {};
  expect([version, earn]).toEqual([4, [{ category: 'LIVE', stake: '250' }]]);
});
