// A game's page: a return beyond the bounds cannot be sent, odds show their exact return at every
// key, the next issues stand before a schedule is saved, and without the permission all is fixed.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PermissionName } from '@baize/contract';
import { client } from '../../app/client.ts';
import { LotteryGamePage } from './game-page.tsx';
import { everything, game, given, proposal, refused, showDesk } from './testing/desk.tsx';

afterEach(() => vi.restoreAllMocks());

function open(tab: string, may: readonly PermissionName[] = everything, shown = game) {
  vi.spyOn(client.lottery, 'getLotterySettings').mockResolvedValue(given(shown));
  vi.spyOn(client.lottery, 'listLotteryChanges').mockResolvedValue(given({ list: [], total: 0 }));
  const at = `/lottery/games/SSC_1M?tab=${tab}`;
  showDesk(<LotteryGamePage />, { may, at, path: '/lottery/games/:gameCode' });
}

const waits = given({ waits: true, proposal });
const save = () => screen.getByRole('button', { name: 'Save' });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('plays are listed with their returns, and found by what they pay', async () => {
  open('plays');
  const table = await screen.findByRole('table', { name: 'Bet types' });
  expect(within(table).getByText('99.9000%')).toBeTruthy();
  expect(within(table).getByText('97.0000%')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Pays'), { target: { value: 'odds' } });
  expect(within(table).queryByText('99.9000%')).toBeNull();
});

test('typed odds show their exact return, and none above the ceiling is sent', async () => {
  const send = vi.spyOn(client.lottery, 'changeLotteryPlay');
  send.mockResolvedValue(given({ waits: false, proposal: null, play: game.plays[1] as never }));
  open('plays');
  fireEvent.click(await screen.findByRole('button', { name: 'Sum of all' }));
  fireEvent.click(screen.getByLabelText('Odds follow the return of the lottery'));
  type('Odds of Big', '2');
  expect(screen.getByText('Above the ceiling')).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
  type('Odds of Big', '1.95');
  expect(screen.getByText('39/40')).toBeTruthy();
  fireEvent.click(save());
  const odds = ['1.9500', '1.9400', '1.9400', '1.9400'];
  const told = { gameCode: 'SSC_1M', play: 'C_SUM', on: true, odds, exposureMost: null };
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(told));
});

test('a play is switched off without a change of its odds', async () => {
  const send = vi.spyOn(client.lottery, 'changeLotteryPlay');
  send.mockResolvedValue(refused('proposal-waits', 'Another change waits.'));
  open('plays');
  fireEvent.click(await screen.findByRole('button', { name: '5 digits: Straight' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Accepts orders' }));
  fireEvent.click(save());
  expect(await screen.findByText('Another change waits.')).toBeTruthy();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ play: '5X_DIRECT', on: false, odds: null });
});

test('a return below the floor is not sent, one that moves far waits', async () => {
  const send = vi.spyOn(client.lottery, 'changeLotterySettings').mockResolvedValue(waits);
  open('terms');
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(save()).toHaveProperty('disabled', true);
  type('Return of odds bets, in percent', '84');
  expect(screen.getByText('Below the floor')).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
  type('Return of odds bets, in percent', 'many');
  expect(screen.getByText('Some fields are empty or are not numbers.')).toBeTruthy();
  type('Return of odds bets, in percent', '95');
  expect(screen.getByText('Needs a second person')).toBeTruthy();
  fireEvent.click(save());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0]).toMatchObject({ oddsReturn: 95, payoutCap: '400000' });
});

test('a schedule shows its next issues before it is saved, and names its fault', async () => {
  const done = { schedule: game.schedule, kept: 2, removed: 10, planned: 10, overlapping: 0 };
  const send = vi.spyOn(client.lottery, 'changeLotterySchedule').mockResolvedValue(given(done));
  open('schedule');
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = screen.getByRole('dialog');
  type(/^Closes before the draw, in seconds/u, '60');
  expect(within(dialog).getByText('A draw closes before it opens.')).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
  type(/^Closes before the draw, in seconds/u, '10');
  expect(within(dialog).getAllByRole('row')).toHaveLength(11);
  fireEvent.click(save());
  const schedule = { ...game.schedule, closeSeconds: 10 };
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ gameCode: 'SSC_1M', schedule }),
  );
});

test('without the permission terms, plays and schedule are only shown', async () => {
  open('plays', ['lottery.view']);
  fireEvent.click(await screen.findByRole('button', { name: 'Sum of all' }));
  expect(screen.getByRole('table', { name: 'Chances and prizes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  for (const tab of ['Terms', 'Schedule']) {
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  }
});
